import { useState } from 'react';

export interface Selection<Row = unknown> {
  ids: ReadonlySet<string>;
  /** The selected rows, in the order of the page. */
  chosen: readonly Row[];
  count: number;
  /** The number of selectable rows on the page. */
  total: number;
  state: 'none' | 'some' | 'all';
  /** As a range: everything from the last pressed row to this one. */
  toggle(id: string, isRange: boolean): void;
  /** Selects all rows of the page, or none. */
  toggleAll(): void;
  clear(): void;
}

/** Returns the selection after a press. */
export function marked(
  shown: readonly string[],
  ids: ReadonlySet<string>,
  { id, from }: { id: string; from: string | null },
): Set<string> {
  const isOn = !ids.has(id);
  const [a, b] = [shown.indexOf(from ?? id), shown.indexOf(id)].toSorted((x, y) => x - y) as [number, number];
  const range = a < 0 ? [id] : shown.slice(a, b + 1);
  const next = new Set(ids);
  for (const one of range) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The selected rows of the page; rows no longer on it are not selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const shown = rows.map(({ id }) => id);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const ids = new Set(shown.filter((id) => held.has(id)));
  return {
    ids,
    chosen: rows.filter(({ id }) => ids.has(id)),
    count: ids.size,
    total: shown.length,
    state: ids.size === 0 ? 'none' : ids.size === shown.length ? 'all' : 'some',
    toggle(id, isRange) {
      setHeld(marked(shown, ids, { id, from: isRange ? last : null }));
      setLast(id);
    },
    toggleAll: () => setHeld(ids.size === shown.length ? new Set() : new Set(shown)),
    clear: () => setHeld(new Set()),
  };
}
