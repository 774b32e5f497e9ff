import { describe, expect, test } from 'vitest';
import type { ItemFilter, ListedItem } from './listedItem.ts';
import { filterItems, mergeOrder } from './listedItem.ts';

test('a reordered part of a list takes the positions of its own items', () => {
  expect(mergeOrder(['a', 'b', 'c', 'd'], ['d', 'c', 'a'])).toEqual(['d', 'b', 'c', 'a']);
  expect(mergeOrder(['a', 'b', 'c'], ['c', 'b'])).toEqual(['a', 'c', 'b']);
});

describe('the filters of a list of items', () => {
  const item = (title: string, more: Partial<ListedItem> = {}): ListedItem => ({
    id: title,
    title,
    detail: '',
    languages: ['ru', 'en'],
    isPublished: true,
    updatedAt: '2026-01-01T00:00:00Z',
    ...more,
  });
  const items = [
    item('Тепло города', { updatedAt: '2026-03-01T00:00:00Z' }),
    item('Ёлка', { isPublished: false, languages: ['ru'], detail: 'Зимняя гирлянда' }),
    item('Весы', { updatedAt: '2026-02-01T00:00:00Z' }),
  ];
  const titles = (filter: Partial<ItemFilter>) =>
    filterItems(items, { found: null, state: 'all', order: 'site', ...filter }).map(({ title }) => title);

  test('keep only the found items, in the order of the list', () => {
    const [first, , last] = items.map(({ id }) => id);
    expect(titles({ found: new Set([last ?? '', first ?? '']) })).toEqual(['Тепло города', 'Весы']);
    expect(titles({ found: new Set() })).toEqual([]);
  });

  test('select by state and sort by title or time of update', () => {
    expect(titles({ state: 'hidden' })).toEqual(['Ёлка']);
    expect(titles({ state: 'untranslated' })).toEqual(['Ёлка']);
    expect(titles({ state: 'shown', order: 'title' })).toEqual(['Весы', 'Тепло города']);
    expect(titles({ order: 'updated' })).toEqual(['Тепло города', 'Весы', 'Ёлка']);
  });
});
