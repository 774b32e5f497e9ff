import type { ClientError, Result } from '@janus-site/core';
import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sortByIds } from '../../components/SortableList/order.ts';
import { useToast } from '../../components/Toast/Toast.tsx';

export interface Reorder<T> {
  /** In the order the person has put them, before the server has answered. */
  items: T[];
  reorder(ids: string[]): void;
  /** The last order the server refused; the list stands as it was. */
  failure: { error: ClientError; retry(): void } | null;
}

/** Order saved apart from all edits: shown at once, taken back if refused, undone from the toast. */
export function useReorder<T extends { id: string }>(
  saved: readonly T[],
  run: (ids: string[]) => Promise<Result<unknown>>,
): Reorder<T> {
  const { t } = useLingui();
  const showToast = useToast();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<Reorder<T>['failure']>(null);
  // Only the last order can be taken back: an older undo would bring an order nobody sees.
  const dismissUndo = useRef<() => void>(() => undefined);
  const savedIds = saved.map((item) => item.id);
  // Once the server gives the same order there is nothing of ours to hold on to.
  if (order && order.length === savedIds.length && order.every((id, at) => id === savedIds[at]))
    setOrder(null);
  // An undo or another try may come when the list has others in it: the service refuses an order of those that are gone.
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
    const result = await run(ids);
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
