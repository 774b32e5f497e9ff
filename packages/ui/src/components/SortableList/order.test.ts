import { expect, test } from 'vitest';
import { moveItem, placeAt, sortByIds } from './order.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
])('moves %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('an empty list stays empty', () => {
  expect(moveItem([], 0, 1)).toEqual([]);
});

test('items not named in an order keep their own at the end', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(
    sortByIds(items, ['c', 'a'], (item) => item.id)
      .map((item) => item.id)
      .join(''),
  ).toBe('cabd');
});

test('a place is the number of middles above the pointer', () => {
  expect([0, 15, 35, 99].map((y) => placeAt(y, [10, 20, 30]))).toEqual([0, 1, 3, 3]);
});
