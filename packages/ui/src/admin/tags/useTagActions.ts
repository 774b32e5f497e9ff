import type { Tag } from '@janus-site/core';
import { tags } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import type { BulkActions, Named } from '../lists/useBulkActions.ts';
import { useBulkActions } from '../lists/useBulkActions.ts';
import { useDeletion } from '../lists/useDeletion.ts';
import { tagTitle } from './tagText.ts';

export interface TagActions {
  acts: BulkActions<Named>;
  /** Takes it from its posts, with the way back. */
  remove(tag: Tag): void;
  restore(tag: Tag): void;
}

/** What can be done with a tag from the list. */
export function useTagActions(): TagActions {
  const { t } = useLingui();
  const { language } = usePage();
  const acts = useBulkActions<Named>();
  const remove = useWrite(tags.remove);
  const restore = useWrite(tags.restore);
  const deletion = useDeletion(acts, {
    remove: (id) => remove.run({ id }),
    restore: (id) => restore.run({ id }),
  });
  const named = (tag: Tag): Named => ({ id: tag.id, title: tagTitle(tag, language) });
  return {
    acts,
    remove: (tag) => deletion.remove([named(tag)]),
    restore: (tag) => {
      const { title } = named(tag);
      void acts.run({
        items: [named(tag)],
        call: ({ id }) => restore.run({ id }),
        done: () => t`Возвращено: «${title}»`,
        failed: t`Не возвращено:`,
      });
    },
  };
}
