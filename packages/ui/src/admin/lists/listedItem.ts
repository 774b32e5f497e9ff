import type { Language } from '@janus-site/core';

/** A project or job as a list shows it. */
export interface ListedItem {
  id: string;
  title: string;
  /** One muted line under the title. */
  detail: string;
  languages: readonly Language[];
  isPublished: boolean;
  updatedAt: string;
}

export const itemStates = ['all', 'shown', 'hidden', 'untranslated'] as const;
export type ItemState = (typeof itemStates)[number];
export const itemOrders = ['site', 'updated', 'title'] as const;
export type ItemOrder = (typeof itemOrders)[number];

export interface ItemFilter {
  /** Ids that match the search; null without one. */
  found: ReadonlySet<string> | null;
  state: ItemState;
  order: ItemOrder;
}

const isIn: Record<ItemState, (item: ListedItem) => boolean> = {
  all: () => true,
  shown: (item) => item.isPublished,
  hidden: (item) => !item.isPublished,
  untranslated: (item) => item.languages.length < 2,
};

const compare: Record<Exclude<ItemOrder, 'site'>, (a: ListedItem, b: ListedItem) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** Returns the items that match the search and the filter, in the wanted order. */
export function filterItems(items: readonly ListedItem[], filter: ItemFilter): readonly ListedItem[] {
  const { found } = filter;
  const left = items.filter((item) => isIn[filter.state](item) && (found?.has(item.id) ?? true));
  return filter.order === 'site' ? left : left.toSorted(compare[filter.order]);
}

/** Puts some ids in a new order into the positions they have among all. */
export function mergeOrder(all: readonly string[], part: readonly string[]): string[] {
  const places = new Set(part);
  const queue = [...part];
  return all.map((id) => (places.has(id) ? (queue.shift() ?? id) : id));
}
