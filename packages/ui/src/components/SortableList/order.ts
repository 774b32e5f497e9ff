/** Returns the list with the item at `from` moved to `to`; both are clamped to the list. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const last = list.length - 1;
  const source = Math.min(Math.max(from, 0), last);
  const target = Math.min(Math.max(to, 0), last);
  const next = [...list];
  const [item] = next.splice(source, 1);
  if (item !== undefined) next.splice(target, 0, item);
  return next;
}

/** Returns the items in the order of `ids`; others follow at the end in their own order. */
export function sortByIds<T>(items: readonly T[], ids: readonly string[], getId: (item: T) => string): T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const rank = (item: T) => place.get(getId(item)) ?? ids.length;
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.index - b.index)
    .map(({ item }) => item);
}

/** Returns the index of an item held at height `y`, given the middles of the others from top to bottom. */
export function placeAt(y: number, middles: readonly number[]): number {
  return middles.filter((middle) => middle < y).length;
}
