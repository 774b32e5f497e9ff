import type { Write } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '../../hooks/useWrite.ts';
import type { BulkActions, Named } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useDeletion } from './useDeletion.ts';

type OfItem = { id: string };

export interface NamedActions {
  acts: BulkActions<Named>;
  /** Ids hidden until the list is reloaded. */
  hidden: ReadonlySet<string>;
  /** Deletes it, with undo. */
  remove(item: Named): void;
  restore(item: Named): void;
}

/** Deletes one row immediately, and restores deleted ones. */
export function useNamedActions(
  removing: Write<OfItem, unknown>,
  restoring: Write<OfItem, unknown>,
): NamedActions {
  const { t } = useLingui();
  const acts = useBulkActions<Named>();
  const { run: remove } = useWrite(removing);
  const { run: restore } = useWrite(restoring);
  const deletion = useDeletion(acts, {
    remove: (id) => remove({ id }),
    restore: (id) => restore({ id }),
  });
  return {
    acts,
    hidden: deletion.hidden,
    remove: (item) => deletion.remove([item]),
    restore: (item) =>
      void acts.run({
        items: [item],
        call: async (one) => {
          const result = await restore({ id: one.id });
          if (result.ok) deletion.show([one]);
          return result;
        },
        done: () => t`Возвращено: «${item.title}»`,
        failed: t`Не возвращено:`,
      }),
  };
}
