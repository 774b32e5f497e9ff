import { yearOf } from '@janus-site/core';

/** Groups dated items by year, in the order in which the years occur; items without a date under an empty one. */
export function byYear<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null,
): [year: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const date = dateOf(item);
    const year = date ? yearOf(date) : '';
    const group = groups.get(year);
    if (group) group.push(item);
    else groups.set(year, [item]);
  }
  return [...groups];
}
