import type { ClientError, Result } from '@janus-site/core';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../components/Toast/Toast.tsx';
import type { ItemListProps } from './ItemList.tsx';
import type { ListedItem } from './listedItem.ts';
import { useReorder } from './useReorder.ts';
import { useUndoableRemove } from './useUndoableRemove.ts';

export interface ItemCalls {
  reorder(ids: string[]): Promise<Result<unknown>>;
  remove(id: string): Promise<Result<unknown>>;
  publish(id: string, isPublished: boolean): Promise<Result<unknown>>;
}

/** What a list of items can do, each with its own undo and its own place for a failure. */
export function useItemActions(
  listed: readonly ListedItem[],
  calls: ItemCalls,
): Pick<ItemListProps, 'items' | 'onReorder' | 'onRemove' | 'onPublishedChange' | 'failures'> {
  const { t } = useLingui();
  const showToast = useToast();
  const order = useReorder(listed, calls.reorder);
  const removal = useUndoableRemove(calls.remove);
  const [refused, setRefused] = useState<{ error: ClientError; retry(): void } | null>(null);

  const publish = async (item: ListedItem, isPublished: boolean, canUndo: boolean): Promise<void> => {
    setRefused(null);
    const result = await calls.publish(item.id, isPublished);
    if (!result.ok) {
      setRefused({ error: result.error, retry: () => void publish(item, isPublished, canUndo) });
      return;
    }
    showToast({
      message: isPublished ? t`«${item.title}» теперь на сайте` : t`«${item.title}» скрыто с сайта`,
      tone: canUndo ? 'undo' : 'success',
      action: canUndo
        ? { label: t`Вернуть`, onAction: () => void publish(item, !isPublished, false) }
        : undefined,
    });
  };

  const failures: { what: string; error: ClientError; retry(): void }[] = [];
  if (order.failure) failures.push({ what: t`Порядок не сохранён, список как был.`, ...order.failure });
  if (removal.failure) failures.push({ what: t`Не удалено.`, ...removal.failure });
  if (refused) failures.push({ what: t`Видимость не изменена.`, ...refused });

  return {
    items: order.items.filter((item) => !removal.hidden.has(item.id)),
    // The service wants the whole order: what is hidden for the time of an undo stays at its place in it.
    onReorder: (ids) => order.reorder(withHidden(order.items, ids, removal.hidden)),
    onRemove: (item) => removal.remove(item.id, t`«${item.title}» удалено`),
    onPublishedChange: (item, isPublished) => void publish(item, isPublished, true),
    failures,
  };
}

/** The shown ids in their new order, the hidden ones where they were. */
export function withHidden(
  all: readonly { id: string }[],
  shown: readonly string[],
  hidden: ReadonlySet<string>,
): string[] {
  const queue = [...shown];
  return all.map(({ id }) => (hidden.has(id) ? id : (queue.shift() ?? id)));
}
