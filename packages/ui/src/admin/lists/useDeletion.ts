import type { Result } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BulkActions, Named } from './useBulkActions.ts';

export interface DeletionCalls {
  remove(id: string): Promise<Result<unknown>>;
  restore(id: string): Promise<Result<unknown>>;
}

export interface Deletion<T extends Named> {
  /** Ids that are gone for the eye while the list has not been read again. */
  hidden: ReadonlySet<string>;
  /** Deletes at once; one undo brings all of them back. */
  remove(items: readonly T[]): void;
  /** They are back: the eye sees them again. */
  show(items: readonly T[]): void;
}

/** Deleting rows at once, with the way back: what was deleted can be restored on the server for thirty days. */
export function useDeletion<T extends Named>(acts: BulkActions<T>, calls: DeletionCalls): Deletion<T> {
  const { t } = useLingui();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const show = (items: readonly T[]) => {
    const back = new Set(items.map((item) => item.id));
    setHidden((ids) => new Set([...ids].filter((id) => !back.has(id))));
  };
  const remove = (items: readonly T[]) => {
    const title = items[0]?.title ?? '';
    setHidden((ids) => new Set([...ids, ...items.map((item) => item.id)]));
    void acts.run({
      items,
      call: (item) => {
        setHidden((ids) => new Set([...ids, item.id]));
        return calls.remove(item.id);
      },
      done: (count) => (items.length === 1 ? t`Удалено: «${title}»` : t`Удалено: ${count}`),
      failed: t`Не удалено:`,
      onRefused: show,
      undo: {
        call: async (item) => {
          const result = await calls.restore(item.id);
          if (result.ok) show([item]);
          return result;
        },
        done: (count) => (items.length === 1 ? t`Возвращено: «${title}»` : t`Возвращено: ${count}`),
        failed: t`Не возвращено:`,
      },
    });
  };
  return { hidden, remove, show };
}
