import type { ClientError, Result } from '@janus-site/core';
import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sortByIds } from '../../components/SortableList/order.ts';
import { useToast } from '../../components/Toast/Toast.tsx';

export interface Reorder<T> {
  /** In the user's order, before the server has responded. */
  items: T[];
  reorder(ids: string[]): void;
  /** The last order refused by the server; the list keeps its former order. */
  failure: { error: ClientError; retry(): void } | null;
}

/** Saves an order separately from edits: shown immediately, reverted if refused, undone from the toast. */
export function useReorder<T extends { id: string }>(
  saved: readonly T[],
  run: (ids: string[]) => Promise<Result<unknown>>,
): Reorder<T> {
  const { t } = useLingui();
  const showToast = useToast();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Reorder<T>['failure']>(null);
  // Only the last order can be undone: an older undo would restore an order the user no longer sees.
  const dismissUndo = useRef<() => void>(() => undefined);
  const savedIds = saved.map((item) => item.id);
  // Once the server has the same order, the local one is dropped.
  if (order && order.length === savedIds.length && order.every((id, at) => id === savedIds[at]))
    setOrder(null);
  // Orders are sent one after another, and only the outcome of the latest one is shown.
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  // The list may have changed before an undo or a retry: the server refuses an order that names deleted items.
  const present = useRef(saved);
  useEffect(() => {
    present.current = saved;
  }, [saved]);
  const items = order ? sortByIds(saved, order, (item) => item.id) : [...saved];

  const send = async (wanted: string[], former: string[], canUndo: boolean) => {
    const ids = sortByIds(present.current, wanted, (item) => item.id).map((item) => item.id);
    setFailure(null);
    dismissUndo.current();
    setOrder(ids);
    const answer = latest.current.then(() => run(ids));
    latest.current = answer;
    const result = await answer;
    if (latest.current !== answer) return;
    if (!result.ok) {
      setOrder(null);
      setFailure({ error: result.error, retry: () => void send(wanted, former, canUndo) });
      return;
    }
    dismissUndo.current = showToast(
      canUndo
        ? {
            message: t`Порядок сохранён`,
            tone: 'undo',
            action: { label: t`Вернуть`, onAction: () => void send(former, ids, false) },
          }
        : { message: t`Прежний порядок возвращён` },
    );
  };
  const reorder = (ids: string[]) =>
    void send(
      ids,
      items.map((item) => item.id),
      true,
    );
  return { items, reorder, failure };
}
