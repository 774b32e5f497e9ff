import type { MediaItem } from '@janus-site/core';
import { deleted, media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { altIn } from '../forms/library/altIn.ts';
import { useFittedSend } from '../forms/pictures/usePictureFit.ts';
import type { BulkActions, Named } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';

interface Sent extends Named {
  file: File;
}

export interface LibraryActions {
  acts: BulkActions<Named>;
  uploads: BulkActions<Sent>;
  /** Ids hidden from the list. */
  hidden: ReadonlySet<string>;
  upload(files: readonly File[]): void;
  /** Moves files to the trash, with undo. */
  remove(items: readonly MediaItem[]): void;
}

/** Actions on one or more files of the library. */
export function useLibraryActions(): LibraryActions {
  const { t } = useLingui();
  const { language } = usePage();
  const acts = useBulkActions<Named>();
  const uploads = useBulkActions<Sent>();
  const send = useWrite(media.upload);
  const sendFitted = useFittedSend();
  const remove = useWrite(media.remove);
  const restore = useWrite(deleted.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id, kind: 'picture' }),
  });
  return {
    acts,
    uploads,
    hidden: deletion.hidden,
    upload(files) {
      if (files.length === 0) return;
      void uploads.run({
        items: files.map((file, at) => ({ id: `${at} ${file.name}`, title: file.name, file })),
        call: (sent) => sendFitted(sent.file, (file) => send.run({ file })),
        done: (count) => t`Загружено: ${count}`,
        failed: t`Не загружено:`,
      });
    },
    remove: (items) =>
      deletion.remove(
        items.map((item) => ({
          id: item.id,
          title: altIn(item, language) || item.name || t`Без названия`,
        })),
      ),
  };
}
