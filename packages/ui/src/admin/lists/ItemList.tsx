import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { moveItem } from '../../components/SortableList/order.ts';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { useSampleIds } from '../sample/useSampleIds.ts';
import { ItemNotices } from './ItemNotices.tsx';
import { ItemRow } from './ItemRow.tsx';
import { ItemTools } from './ItemTools.tsx';
import type { ListedItem } from './listedItem.ts';
import { ListHead } from './ListHead.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PageLinks } from './PageLinks.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RowCheck } from './RowCheck.tsx';
import type { ItemsRoute } from './useFoundItems.ts';
import type { ItemActions } from './useItemActions.ts';
import { useItemBulkActions } from './useItemBulkActions.ts';
import { useSelection } from './useSelection.ts';
import { useShownItems } from './useShownItems.ts';

export interface ItemListProps {
  /** The accessible name of the list. */
  label: string;
  route: ItemsRoute;
  /** Returns how an item is announced while it is moved: «Проект «X»». */
  getLabel(item: ListedItem): string;
  actions: ItemActions;
  /** The order of the items, if there is anything to state. */
  orderNote?: ReactNode;
}

/** Items in the owner's order: search, filters, drag handles, selection; sorting never publishes or unpublishes. */
export function ItemList({ label, route, getLabel, actions, orderNote }: ItemListProps) {
  const { t } = useLingui();
  const { items } = actions;
  const { address, state, order, search, isNarrowed, total, page, shown } = useShownItems(route, items);
  const ids = items.map((item) => item.id);
  const selection = useSelection(shown);
  const actsOn = useItemBulkActions(actions);
  const [placed, setPlaced] = useState<string | null>(null);
  const placedItem = items.find((item) => item.id === placed);
  const isAsOnSite = order === 'site' && !isNarrowed;
  const canSort = isAsOnSite && items.length > 1;
  const move = (id: string, to: number) => actions.reorder(moveItem(ids, ids.indexOf(id), to));
  const samples = useSampleIds();

  return (
    <>
      <ItemTools address={address} state={state} order={order} />
      <ItemNotices actions={actions} search={search} orderNote={isAsOnSite ? orderNote : null} />
      {shown.length === 0 ? (
        <NothingFound address={address} filters={['state']} />
      ) : (
        <div>
          <ListHead
            selection={selection}
            page={page}
            shown={shown.length}
            total={total}
            acts={actsOn(selection.chosen)}
          />
          <SortableList
            label={label}
            items={shown}
            getId={(item) => item.id}
            getLabel={getLabel}
            canSort={canSort}
            firstPlace={canSort ? ids.indexOf(shown[0]?.id ?? '') + 1 : 1}
            places={items.length}
            onReorder={actions.reorder}
            renderLead={(item) => (
              <RowCheck
                label={t`Отметить: ${item.title}`}
                state={selection.ids.has(item.id) ? 'all' : 'none'}
                onToggle={(isRange) => selection.toggle(item.id, isRange)}
              />
            )}
            renderItem={(item) => (
              <ItemRow
                item={item}
                href={address.hrefOf({ edit: item.id, page: String(page) })}
                place={ids.indexOf(item.id) + 1}
                total={ids.length}
                isSample={samples.has(item.id)}
                onMove={(to) => move(item.id, to)}
                onPlace={() => setPlaced(item.id)}
                onRemove={() => actions.remove([item])}
                onPublishedChange={(isPublished) => actions.publish([item], isPublished)}
              />
            )}
          />
        </div>
      )}
      <PageLinks address={address} page={page} total={total} />
      {placedItem ? (
        <PlaceDialog
          name={placedItem.title}
          place={ids.indexOf(placedItem.id) + 1}
          total={ids.length}
          onMove={(place) => move(placedItem.id, place - 1)}
          onClose={() => setPlaced(null)}
        />
      ) : null}
    </>
  );
}
