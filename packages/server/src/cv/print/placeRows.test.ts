import { expect, test } from 'vitest';
import { placeRows } from './placeRows.ts';

/** Places rows of one height; `+` marks those that keep the next one. */
const placesOf = (rows: string, height: number): string[] =>
  placeRows(
    [...rows].map((mark) => ({ above: 2, height: 10, baseline: 8, inks: [], keepsNext: mark === '+' })),
    height,
  ).map(({ page, top }) => `${page}:${top}`);

test('rows are placed one below another, without space above at the top of a page', () => {
  expect(placesOf('....', 34)).toEqual(['0:0', '0:12', '0:24', '1:0']);
});

test('rows that are kept together move to the next page together', () => {
  expect(placesOf('..+.', 34)).toEqual(['0:0', '0:12', '1:0', '1:12']);
});

test('a group higher than a page is split', () => {
  expect(placesOf('.++++.', 34)).toEqual(['0:0', '1:0', '1:12', '1:24', '2:0', '2:12']);
});
