import { expect, test } from 'vitest';
import { placeRows } from './pages.ts';

/** Places rows of one height; `+` marks those that keep the next one. */
const placesOf = (rows: string, height: number): string[] =>
  placeRows(
    [...rows].map((mark) => ({ above: 2, height: 10, baseline: 8, inks: [], keepsNext: mark === '+' })),
    height,
  ).map(({ page, top }) => `${page}:${top}`);

test('rows stand below one another, and begin the next page without the space above', () => {
  expect(placesOf('....', 34)).toEqual(['0:0', '0:12', '0:24', '1:0']);
});

test('what is kept together goes over together', () => {
  expect(placesOf('..+.', 34)).toEqual(['0:0', '0:12', '1:0', '1:12']);
});

test('what is higher than a page is divided all the same', () => {
  expect(placesOf('.++++.', 34)).toEqual(['0:0', '1:0', '1:12', '1:24', '2:0', '2:12']);
});
