import { describe, expect, test } from 'vitest';
import { isEmail } from '../forms/checks.ts';
import { clockTime, relativeTime } from './times.ts';
import type { ItemFilter, ListedItem } from '../lists/listedItem.ts';
import { filterItems, mergeOrder } from '../lists/listedItem.ts';

test('tells valid email addresses from invalid ones', () => {
  expect(['a@b.example', 'a@b', 'a b@c.example'].map(isEmail)).toEqual([true, false, false]);
});

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

test('formats relative times, and leaves an invalid one as it is', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(relativeTime('2026-11-22T11:59:30Z', 'ru', now)).toBe('сейчас');
  expect(relativeTime('2026-11-22T11:00:00Z', 'ru', now)).toBe('1 час назад');
  expect(relativeTime('2026-11-21T11:00:00Z', 'en', now)).toBe('yesterday');
  expect(relativeTime('never', 'en', now)).toBe('never');
});

test('a time is shown with its date once that day has passed', () => {
  const at = new Date(2026, 10, 22, 12, 4).getTime();
  const [later, midnight, nextYear] = [
    new Date(2026, 10, 22, 23, 59),
    new Date(2026, 10, 23, 0, 1),
    new Date(2027, 10, 22, 12, 4),
  ].map((date) => date.getTime());
  expect(clockTime(at, 'ru', later ?? 0)).toBe('12:04');
  expect(clockTime(at, 'ru', midnight ?? 0)).toBe('22 нояб., 12:04');
  expect(clockTime(at, 'en', midnight ?? 0)).toBe('Nov 22, 12:04');
  expect(clockTime(at, 'ru', nextYear ?? 0)).toMatch(/^22 нояб\. 2026/);
});
