import { expect, test } from 'vitest';
import { plainTitle, titlePieces } from './titleCode.ts';

test.each([
  ['Про `select` в базе', ['Про ', 'select', ' в базе'], 'Про select в базе'],
  ['`a` и `b`', ['', 'a', ' и ', 'b', ''], 'a и b'],
  ['Без кода', ['Без кода'], 'Без кода'],
  ['Один ` знак', ['Один ` знак'], 'Один ` знак'],
])('%s', (title, pieces, plain) => {
  expect(titlePieces(title)).toEqual(pieces);
  expect(plainTitle(title)).toBe(plain);
});
