import type { Result } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { BulkActions } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useDeletion } from './useDeletion.ts';
import type { ListedItem } from './listedItem.ts';
import { mergeOrder } from './listedItem.ts';
import type { Reorder } from './useReorder.ts';
import { useReorder } from './useReorder.ts';

export interface ItemCalls {
  reorder(ids: string[]): Promise<Result<unknown>>;
  remove(id: string): Promise<Result<unknown>>;
  restore(id: string): Promise<Result<unknown>>;
  publish(id: string, isPublished: boolean): Promise<Result<unknown>>;
}

export interface ItemActions {
  /** In the order of the site, without those that have just been deleted. */
  items: readonly ListedItem[];
  acts: BulkActions<ListedItem>;
  orderFailure: Reorder<ListedItem>['failure'];
  /** Some of the ids in a new order; the others keep their places. */
  reorder(ids: readonly string[]): void;
  remove(items: readonly ListedItem[]): void;
  publish(items: readonly ListedItem[], isPublished: boolean): void;
}

/** What a list of items can do, to one or to many, each with its undo. */
export function useItemActions(listed: readonly ListedItem[], calls: ItemCalls): ItemActions {
  const { t } = useLingui();
  const order = useReorder(listed, calls.reorder);
  const acts = useBulkActions<ListedItem>();
  const ids = order.items.map((item) => item.id);
  // The list is read again after a deletion: by then it knows nothing of the former place.
  const idsBefore = useRef(ids);
  const deletion = useDeletion(acts, {
    remove: calls.remove,
    restore: calls.restore,
    // What is restored comes last: its former place is part of what the undo promises.
    onRestored: () => void calls.reorder(idsBefore.current),
  });

  const publish = (items: readonly ListedItem[], isPublished: boolean) => {
    const title = items[0]?.title ?? '';
    const say = (isShown: boolean) => (count: number) => {
      if (items.length === 1) return isShown ? t`«${title}» теперь на сайте` : t`«${title}» скрыто с сайта`;
      return isShown ? t`Показано на сайте: ${count}` : t`Скрыто с сайта: ${count}`;
    };
    void acts.run({
      items: items.filter((item) => item.isPublished !== isPublished),
      call: (item) => calls.publish(item.id, isPublished),
      done: say(isPublished),
      failed: t`Видимость не изменена:`,
      undo: {
        call: (item) => calls.publish(item.id, !isPublished),
        done: say(!isPublished),
        failed: t`Видимость не изменена:`,
      },
    });
  };
  return {
    items: order.items.filter((item) => !deletion.hidden.has(item.id)),
    acts,
    orderFailure: order.failure,
    // The service wants the whole order: what is on another page or hidden keeps its place in it.
    reorder: (part) => order.reorder(mergeOrder(ids, part)),
    remove(items) {
      idsBefore.current = ids;
      deletion.remove(items);
    },
    publish,
  };
}
