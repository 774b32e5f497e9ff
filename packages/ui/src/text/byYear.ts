import { yearOf } from '@janus-site/core';

/** Groups what is dated by its year, in the order in which the years are met; without a date under an empty one. */
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
