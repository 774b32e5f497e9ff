import type { Result } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BulkActions, Named } from './useBulkActions.ts';

export interface DeletionCalls {
  remove(id: string): Promise<Result<unknown>>;
  restore(id: string): Promise<Result<unknown>>;
}

export interface Deletion<T extends Named> {
  /** Ids hidden until the list is reloaded. */
  hidden: ReadonlySet<string>;
  /** Deletes immediately; one undo restores all of them. */
  remove(items: readonly T[]): void;
  /** Shows restored rows again. */
  show(items: readonly T[]): void;
}

/** Deletes rows immediately, with undo: the server keeps deleted rows for thirty days. */
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
