import type { Language } from '@janus-site/core';

/** A project or a place of work, as its list shows it. */
export interface ListedItem {
  id: string;
  title: string;
  /** One quiet line under the title. */
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
  q: string;
  state: ItemState;
  order: ItemOrder;
}

const isIn: Record<ItemState, (item: ListedItem) => boolean> = {
  all: () => true,
  shown: (item) => item.isPublished,
  hidden: (item) => !item.isPublished,
  untranslated: (item) => item.languages.length < 2,
};

/** ё is looked for as е, and the other way round. */
const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const compare: Record<Exclude<ItemOrder, 'site'>, (a: ListedItem, b: ListedItem) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** The items that a search and a condition leave, in the wanted order. */
export function filterItems(items: readonly ListedItem[], filter: ItemFilter): readonly ListedItem[] {
  const words = folded(filter.q).split(/\s+/).filter(Boolean);
  const left = items.filter((item) => {
    const text = folded(`${item.title} ${item.detail}`);
    return isIn[filter.state](item) && words.every((word) => text.includes(word));
  });
  return filter.order === 'site' ? left : left.toSorted(compare[filter.order]);
}

/** A new order of some of the ids put into the places that these have among all. */
export function mergeOrder(all: readonly string[], part: readonly string[]): string[] {
  const places = new Set(part);
  const queue = [...part];
  return all.map((id) => (places.has(id) ? (queue.shift() ?? id) : id));
}
