import { expect, test } from 'vitest';
import { hasWords } from './hasWords.ts';

test('a text is found by all of the words, in any case and order, ё as е', () => {
  expect(hasWords(' ЕЛКА  зел ')('Зелёная ёлка')).toBe(true);
  expect(hasWords('ёлка')('Елка')).toBe(true);
  expect(hasWords('ёлка дом')('Зелёная ёлка')).toBe(false);
  expect(hasWords('  ')('что угодно')).toBe(true);
});
