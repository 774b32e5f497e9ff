import type { ClientError, Import, Result } from '@janus-site/core';
import { errorText, imports } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { Brought } from './droppedFiles.ts';
import { packFolder } from './packFolder.ts';

/** In bytes. A slow connection can send one part within the minute that a request may take. */
const partSize = 4 * 1024 * 1024;
const attempts = 3;

export type Upload =
  | { state: 'idle' }
  | { state: 'packing'; name: string }
  | { state: 'sending'; name: string; size: number; share: number }
  | { state: 'failed'; message: string };

export interface ImportUpload {
  upload: Upload;
  start(brought: Brought): Promise<void>;
  cancel(): void;
}

/** Uploads a file in parts, one after another; a lost part is sent again. */
export function useImportUpload(onSent: () => void): ImportUpload {
  const { t } = useLingui();
  const { language } = usePage();
  const { api } = useServices();
  const create = useWrite(imports.create);
  const cancelling = useWrite(imports.cancel);
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const present = useRef<{ id: string; isCancelled: boolean } | null>(null);

  const fail = (message: string) => setUpload({ state: 'failed', message });
  const failBy = (error: ClientError) => fail(errorText(error, language));

  async function sendPart(id: string, file: File, offset: number): Promise<Result<Import>> {
    const part = file.slice(offset, offset + partSize);
    for (let attempt = 1; ; attempt += 1) {
      const sent = await imports.sendPart.run(api, { id, offset, file: part });
      if (sent.ok || sent.error.kind === 'http' || attempt === attempts) return sent;
      // the part may have arrived although the response was lost
      const state = await imports.one(id).load(api);
      if (state.ok && state.data.received > offset) return state;
    }
  }

  async function send(file: File): Promise<void> {
    setUpload({ state: 'sending', name: file.name, size: file.size, share: 0 });
    const made = await create.run({ name: file.name.slice(-200), size: file.size });
    if (!made.ok) return failBy(made.error);
    const own = { id: made.data.id, isCancelled: false };
    present.current = own;
    let offset = 0;
    while (offset < file.size && !own.isCancelled) {
      const sent = await sendPart(own.id, file, offset);
      if (own.isCancelled) break;
      if (!sent.ok) {
        await cancelling.run({ id: own.id });
        return failBy(sent.error);
      }
      offset = sent.data.received;
      setUpload({ state: 'sending', name: file.name, size: file.size, share: offset / file.size });
    }
    setUpload({ state: 'idle' });
    onSent();
  }

  return {
    upload,
    async start(brought) {
      if (brought.kind === 'file') {
        if (brought.file.size === 0) return fail(t`Файл пуст.`);
        return send(brought.file);
      }
      if (brought.files.length === 0) return fail(t`В папке нет файлов.`);
      setUpload({ state: 'packing', name: brought.name });
      const packed = await packFolder(brought.files, brought.name).catch(() => undefined);
      if (packed === undefined)
        return fail(t`Папку не удалось прочитать. Упакуйте её в zip и принесите архив.`);
      if (packed === null) return fail(t`Папка слишком велика. Разделите её на части.`);
      return send(packed);
    },
    cancel() {
      if (!present.current) return;
      present.current.isCancelled = true;
      void cancelling.run({ id: present.current.id });
    },
  };
}
