import { describe, expect, test } from 'vitest';
import { isEmail } from '../forms/checks.ts';
import { relativeTime } from './times.ts';
import type { ItemFilter, ListedItem } from '../lists/listedItem.ts';
import { filterItems, mergeOrder } from '../lists/listedItem.ts';

test('checks of single values', () => {
  expect(['a@b.example', 'a@b', 'a b@c.example'].map(isEmail)).toEqual([true, false, false]);
});

test('a part of a list is put into its own places', () => {
  expect(mergeOrder(['a', 'b', 'c', 'd'], ['d', 'c', 'a'])).toEqual(['d', 'b', 'c', 'a']);
  expect(mergeOrder(['a', 'b', 'c'], ['c', 'b'])).toEqual(['a', 'c', 'b']);
});

describe('the conditions of a list of items', () => {
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

  test('what was found is left, in the order of the list', () => {
    const [first, , last] = items.map(({ id }) => id);
    expect(titles({ found: new Set([last ?? '', first ?? '']) })).toEqual(['Тепло города', 'Весы']);
    expect(titles({ found: new Set() })).toEqual([]);
  });

  test('states and orders', () => {
    expect(titles({ state: 'hidden' })).toEqual(['Ёлка']);
    expect(titles({ state: 'untranslated' })).toEqual(['Ёлка']);
    expect(titles({ state: 'shown', order: 'title' })).toEqual(['Весы', 'Тепло города']);
    expect(titles({ order: 'updated' })).toEqual(['Тепло города', 'Весы', 'Ёлка']);
  });
});

test('how long ago', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(relativeTime('2026-11-22T11:59:30Z', 'ru', now)).toBe('сейчас');
  expect(relativeTime('2026-11-22T11:00:00Z', 'ru', now)).toBe('1 час назад');
  expect(relativeTime('2026-11-21T11:00:00Z', 'en', now)).toBe('yesterday');
  expect(relativeTime('never', 'en', now)).toBe('never');
});
