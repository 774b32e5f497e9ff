import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/text.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { moveItem, sortByIds } from './order.ts';
import { body, grip, list, row } from './SortableList.css.ts';
import { usePointerSort } from './usePointerSort.ts';

/** The props of `SortableList`. */
export interface SortableListProps<T> {
  /** Names the list. */
  label: string;
  /** The items in their current order. */
  items: readonly T[];
  /** Returns the key of an item, the same in every order. */
  getId(item: T): string;
  /** Returns the announced name of an item: «Проект «X»». */
  getLabel(item: T): string;
  /** Called once with all ids in the new order when an item is dropped in another place. */
  onReorder(ids: string[]): void;
  /** Returns the row next to its handle. */
  renderItem(item: T, index: number): ReactNode;
  /** Returns the content before the handle. */
  renderLead?(item: T): ReactNode;
  /** `false` renders the list without handles. */
  canSort?: boolean;
  /** The position of the first item, if the list is a page of a longer one. Default 1. */
  firstPlace?: number;
  /** The total number of positions. Default: the number of items. */
  places?: number;
}

interface Lift {
  id: string;
  ids: string[];
  by: 'key' | 'pointer';
}

/**
 * A list that is sorted by handles, with pointer, finger or keyboard (Space, arrows, Escape). Every step is announced.
 */
export function SortableList<T>(props: SortableListProps<T>) {
  const { items, getId, getLabel, onReorder, canSort = true, firstPlace = 1 } = props;
  const { t } = useLingui();
  const helpId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const [lift, setLift] = useState<Lift | null>(null);
  const [spoken, setSpoken] = useState('');
  const ids = items.map(getId);
  const shown = lift ? sortByIds(items, lift.ids, getId) : items;
  // Items may be added and removed while one is held.
  const order = shown.map(getId);

  // Moving a row in the document removes the focus from the handle inside it.
  const focusId = lift?.by === 'key' ? lift.id : null;
  const focusPlace = lift ? order.indexOf(lift.id) : -1;
  useLayoutEffect(() => {
    if (focusId)
      listRef.current
        ?.querySelector<HTMLElement>(`[data-id="${CSS.escape(focusId)}"] > [aria-pressed]`)
        ?.focus();
  }, [focusId, focusPlace]);

  const speak = (id: string, order: readonly string[], how: 'lifted' | 'moved' | 'dropped' | 'returned') => {
    const item = items.find((candidate) => getId(candidate) === id);
    if (!item) return;
    const name = getLabel(item);
    const place = order.indexOf(id) + firstPlace;
    const total = props.places ?? order.length;
    if (how === 'lifted')
      setSpoken(
        t`${name}: поднято, место ${place} из ${total}. Стрелки двигают, пробел ставит, Escape возвращает.`,
      );
    if (how === 'moved') setSpoken(t`${name}, место ${place} из ${total}`);
    if (how === 'dropped') setSpoken(t`${name}: поставлено на место ${place} из ${total}`);
    if (how === 'returned') setSpoken(t`${name}: возвращено на место ${place} из ${total}`);
  };
  const start = (id: string, by: Lift['by']) => {
    setLift({ id, ids, by });
    speak(id, ids, 'lifted');
  };
  const move = (id: string, by: Lift['by'], index: number) => {
    const next = moveItem(order, order.indexOf(id), index);
    if (next.every((value, at) => value === order[at])) return;
    setLift({ id, ids: next, by });
    speak(id, next, 'moved');
  };
  const drop = () => {
    if (!lift) return;
    speak(lift.id, order, 'dropped');
    setLift(null);
    if (order.some((id, at) => id !== ids[at])) onReorder(order);
  };
  const cancel = () => {
    if (!lift) return;
    speak(lift.id, ids, 'returned');
    setLift(null);
  };
  const handlePointerDown = usePointerSort(listRef, {
    onLift: (id) => start(id, 'pointer'),
    onMove: (id, index) => move(id, 'pointer', index),
    onDrop: drop,
    onCancel: cancel,
  });

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    // Those are keys of the browser: Alt and an arrow goes back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isLifted = lift?.id === id;
    const at = order.indexOf(id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isLifted) drop();
      else start(id, 'key');
    } else if (isLifted && to !== undefined) {
      event.preventDefault();
      move(id, 'key', to);
    } else if (isLifted && event.key === 'Escape') {
      event.preventDefault();
      cancel();
    } else if (isLifted && event.key === 'Tab') drop();
  };

  return (
    <>
      <ol ref={listRef} role="list" aria-label={props.label} className={list}>
        {shown.map((item, index) => {
          const id = getId(item);
          const name = getLabel(item);
          return (
            <li key={id} data-id={id} data-state={lift?.id === id ? 'lifted' : 'resting'} className={row}>
              {props.renderLead?.(item)}
              {canSort ? (
                <IconButton
                  glyph="grip"
                  label={t`Переставить: ${name}`}
                  className={grip}
                  aria-describedby={helpId}
                  aria-pressed={lift?.id === id}
                  onPointerDown={(event) => handlePointerDown(event, id)}
                  onKeyDown={(event) => handleKeyDown(event, id)}
                />
              ) : null}
              <div className={body}>{props.renderItem(item, index)}</div>
            </li>
          );
        })}
      </ol>
      {canSort ? (
        <p id={helpId} hidden>
          {t`Пробел поднимает, стрелки двигают, ещё раз пробел ставит, Escape возвращает.`}
        </p>
      ) : null}
      <p aria-live="assertive" className={visuallyHidden}>
        {spoken}
      </p>
    </>
  );
}
