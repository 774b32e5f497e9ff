import { useLingui } from '@lingui/react/macro';
import type { BulkActions, Named } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';
import type { DeletionCalls } from './useDeletion.ts';
import { useDeletion } from './useDeletion.ts';

export interface NamedActions {
  acts: BulkActions<Named>;
  /** Ids that are gone for the eye while the list has not been read again. */
  hidden: ReadonlySet<string>;
  /** Deletes it, with the way back. */
  remove(item: Named): void;
  restore(item: Named): void;
}

/** Deleting one row at once, and bringing back what was deleted before. */
export function useNamedActions(calls: DeletionCalls): NamedActions {
  const { t } = useLingui();
  const acts = useBulkActions<Named>();
  const deletion = useDeletion(acts, calls);
  return {
    acts,
    hidden: deletion.hidden,
    remove: (item) => deletion.remove([item]),
    restore: (item) =>
      void acts.run({
        items: [item],
        call: async (one) => {
          const result = await calls.restore(one.id);
          if (result.ok) deletion.show([one]);
          return result;
        },
        done: () => t`Возвращено: «${item.title}»`,
        failed: t`Не возвращено:`,
      }),
  };
}
