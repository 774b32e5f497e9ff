import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { moveItem } from '../../components/SortableList/order.ts';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { Failure } from '../shared/Failure.tsx';
import { orderNote as note } from './ItemList.css.ts';
import { ItemRow } from './ItemRow.tsx';
import { BulkActionsNotice } from './BulkActionsNotice.tsx';
import { useSampleIds } from '../sample/useSampleIds.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { ListHead } from './ListHead.tsx';
import { tools } from './ListTools.css.ts';
import { NothingFound } from './NothingFound.tsx';
import { PageLinks } from './PageLinks.tsx';
import { pageCount, sliceOf } from './pages.ts';
import { RowCheck } from './RowCheck.tsx';
import { SearchField } from './SearchField.tsx';
import { useFoundItems, type ItemsRoute } from './useFoundItems.ts';
import { useListAddress } from './useListAddress.ts';
import { useRangeText } from './useRangeText.ts';
import { useSelection } from './useSelection.ts';
import type { ListedItem } from './listedItem.ts';
import { filterItems, itemOrders, itemStates } from './listedItem.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import type { ItemActions } from './useItemActions.ts';

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
  const address = useListAddress(route);
  const { items, acts } = actions;
  const state = address.choice('state', itemStates);
  const order = address.choice('sort', itemOrders);
  const search = useFoundItems(route, address.q);
  const ids = items.map((item) => item.id);
  const found = filterItems(items, { found: search.state === 'ready' ? search.ids : null, state, order });
  const page = Math.min(address.page, pageCount(found.length));
  const shown = sliceOf(found, page);
  const selection = useSelection(shown.map((item) => item.id));
  const [placed, setPlaced] = useState<string | null>(null);
  const rangeText = useRangeText();
  const placedItem = items.find((item) => item.id === placed);
  const isNarrowed = address.q !== '' || state !== 'all';
  const canSort = !isNarrowed && order === 'site' && items.length > 1;
  const move = (id: string, to: number) => actions.reorder(moveItem(ids, ids.indexOf(id), to));
  const chosen = items.filter((item) => selection.ids.has(item.id));
  const samples = useSampleIds();
  const done = (act: () => void) => () => {
    selection.clear();
    act();
  };

  return (
    <>
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="state"
          label={t`Показать`}
          value={state}
          options={[
            { value: 'all', label: t`Все` },
            { value: 'shown', label: t`На сайте` },
            { value: 'hidden', label: t`Скрытые` },
            { value: 'untranslated', label: t`Без перевода` },
          ]}
        />
        <FilterSelect
          address={address}
          name="sort"
          label={t`Порядок`}
          value={order}
          options={[
            { value: 'site', label: t`Как на сайте` },
            { value: 'updated', label: t`Сначала изменённые` },
            { value: 'title', label: t`По алфавиту` },
          ]}
        />
      </div>
      {actions.orderFailure ? (
        <Failure
          what={t`Порядок не сохранён, список как был.`}
          error={actions.orderFailure.error}
          onRetry={actions.orderFailure.retry}
        />
      ) : null}
      {search.state === 'failed' ? (
        <Failure what={t`Поиск не удался, показано всё.`} error={search.error} onRetry={search.retry} />
      ) : null}
      {order === 'site' && !isNarrowed && orderNote ? <p className={note}>{orderNote}</p> : null}
      <BulkActionsNotice acts={acts} />
      {shown.length === 0 ? (
        <NothingFound address={address} filters={['state']} />
      ) : (
        <div>
          <ListHead
            selection={selection}
            summary={rangeText(page, shown.length, found.length)}
            acts={
              <>
                <Button tone="quiet" onClick={done(() => actions.publish(chosen, true))}>
                  <Glyph name="eye" size={16} />
                  {t`Показать`}
                </Button>
                <Button tone="quiet" onClick={done(() => actions.publish(chosen, false))}>
                  <Glyph name="eyeOff" size={16} />
                  {t`Скрыть`}
                </Button>
                <Button tone="quiet" onClick={done(() => actions.remove(chosen))}>
                  <Glyph name="trash" size={16} />
                  {t`Удалить`}
                </Button>
              </>
            }
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
      <PageLinks address={address} page={page} total={found.length} />
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
