import type { Write } from '@janus-site/core';
import { deleted } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '../../hooks/useWrite.ts';
import type { BulkActions } from './useBulkActions.ts';
import { useBulkActions } from './useBulkActions.ts';
import { useDeletion } from './useDeletion.ts';
import type { ListedItem } from './listedItem.ts';
import { mergeOrder } from './listedItem.ts';
import type { Reorder } from './useReorder.ts';
import { useReorder } from './useReorder.ts';

/** The writes for one kind of item, named as in core. */
export interface ItemWrites {
  reorder: Write<{ ids: string[] }, unknown>;
  remove: Write<{ id: string }, unknown>;
  update: Write<{ id: string; body: { is_published: boolean } }, unknown>;
}

export interface ItemActions {
  /** In the site's order, without just deleted ones. */
  items: readonly ListedItem[];
  acts: BulkActions<ListedItem>;
  orderFailure: Reorder<ListedItem>['failure'];
  /** Puts some ids in a new order; the others keep their positions. */
  reorder(ids: readonly string[]): void;
  remove(items: readonly ListedItem[]): void;
  publish(items: readonly ListedItem[], isPublished: boolean): void;
}

/** Actions on one or more items of a list, each with undo. */
export function useItemActions(
  listed: readonly ListedItem[],
  kind: 'project' | 'experience',
  writes: ItemWrites,
): ItemActions {
  const { t } = useLingui();
  const { run: reorder } = useWrite(writes.reorder);
  const { run: remove } = useWrite(writes.remove);
  const { run: update } = useWrite(writes.update);
  const { run: restore } = useWrite(deleted.restore);
  const order = useReorder(listed, (ids) => reorder({ ids }));
  const acts = useBulkActions<ListedItem>();
  const ids = order.items.map((item) => item.id);
  const deletion = useDeletion(acts, {
    remove: (id) => remove({ id }),
    // returns to its position
    restore: (id) => restore({ id, kind }),
  });

  const publish = (items: readonly ListedItem[], isPublished: boolean) => {
    const title = items[0]?.title ?? '';
    const say = (isShown: boolean) => (count: number) => {
      if (items.length === 1) return isShown ? t`«${title}» теперь на сайте` : t`«${title}» скрыто с сайта`;
      return isShown ? t`Показано на сайте: ${count}` : t`Скрыто с сайта: ${count}`;
    };
    void acts.run({
      items: items.filter((item) => item.isPublished !== isPublished),
      call: (item) => update({ id: item.id, body: { is_published: isPublished } }),
      done: say(isPublished),
      failed: t`Видимость не изменена:`,
      undo: {
        call: (item) => update({ id: item.id, body: { is_published: !isPublished } }),
        done: say(!isPublished),
        failed: t`Видимость не изменена:`,
      },
    });
  };
  return {
    items: order.items.filter((item) => !deletion.hidden.has(item.id)),
    acts,
    orderFailure: order.failure,
    // The server takes the whole order: items on other pages or hidden ones keep their positions.
    reorder: (part) => order.reorder(mergeOrder(ids, part)),
    remove: deletion.remove,
    publish,
  };
}
