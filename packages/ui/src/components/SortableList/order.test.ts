import { expect, test } from 'vitest';
import { moveItem, placeAt, sortByIds } from './order.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
])('moves the item at %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('an empty list stays empty', () => {
  expect(moveItem([], 0, 1)).toEqual([]);
});

test('items missing from the given order follow it in their own order', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(
    sortByIds(items, ['c', 'a'], (item) => item.id)
      .map((item) => item.id)
      .join(''),
  ).toBe('cabd');
});

test('the target position is the number of item middles above the pointer', () => {
  expect([0, 15, 35, 99].map((y) => placeAt(y, [10, 20, 30]))).toEqual([0, 1, 3, 3]);
});
