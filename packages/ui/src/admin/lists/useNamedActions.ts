import { useLingui } from '@lingui/react/macro';
import type { BulkActions, Named } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';
import type { DeletionCalls } from './useDeletion.ts';
import { useDeletion } from './useDeletion.ts';

export interface NamedActions {
  acts: BulkActions<Named>;
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
    remove: (item) => deletion.remove([item]),
    restore: (item) =>
      void acts.run({
        items: [item],
        call: ({ id }) => calls.restore(id),
        done: () => t`Возвращено: «${item.title}»`,
        failed: t`Не возвращено:`,
      }),
  };
}
