import type { ClientError } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Field } from '../components/Field/Field.tsx';
import { moveItem } from '../components/SortableList/order.ts';
import { SortableList } from '../components/SortableList/SortableList.tsx';
import { Failure } from './Failure.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { ListedItem } from './listedItem.ts';
import { search as searchClass } from './Page.css.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

export interface ItemListProps {
  /** Names the list. */
  label: string;
  items: readonly ListedItem[];
  /** How an item is spoken of while it is moved: «Проект «X»». */
  getLabel(item: ListedItem): string;
  onReorder(ids: string[]): void;
  onRemove(item: ListedItem): void;
  onPublishedChange(item: ListedItem, isPublished: boolean): void;
  /** What did not work last, with another try. */
  failures: readonly { what: string; error: ClientError; retry(): void }[];
}

const searchFrom = 6;

/** Items in an order of the owner's own: search, grip, row menu; sorting never publishes or unpublishes. */
export function ItemList(props: ItemListProps) {
  const { items } = props;
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [placed, setPlaced] = useState<string | null>(null);
  const wanted = query.trim().toLowerCase();
  const found = wanted
    ? items.filter((item) => `${item.title} ${item.detail}`.toLowerCase().includes(wanted))
    : items;
  const ids = items.map((item) => item.id);
  const placedItem = items.find((item) => item.id === placed);
  const move = (id: string, to: number) => props.onReorder(moveItem(ids, ids.indexOf(id), to));

  return (
    <>
      {props.failures.map((failure) => (
        <Failure key={failure.what} what={failure.what} error={failure.error} onRetry={failure.retry} />
      ))}
      {items.length >= searchFrom ? (
        <div className={searchClass}>
          <Field
            label={t`Поиск`}
            type="search"
            value={query}
            help={wanted ? t`Найдено: ${found.length}. Порядок меняется в полном списке.` : undefined}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      ) : null}
      {wanted && found.length === 0 ? (
        <EmptyState
          title={t`По запросу «${query}» ничего нет`}
          action={<Button onClick={() => setQuery('')}>{t`Очистить поиск`}</Button>}
        />
      ) : null}
      <SortableList
        label={props.label}
        items={found}
        getId={(item) => item.id}
        getLabel={props.getLabel}
        canSort={!wanted && items.length > 1}
        onReorder={props.onReorder}
        renderItem={(item) => (
          <ItemRow
            item={item}
            place={ids.indexOf(item.id) + 1}
            total={ids.length}
            onMove={(to) => move(item.id, to)}
            onPlace={() => setPlaced(item.id)}
            onRemove={() => props.onRemove(item)}
            onPublishedChange={(isPublished) => props.onPublishedChange(item, isPublished)}
          />
        )}
      />
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
