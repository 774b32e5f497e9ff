import { expect, test } from 'vitest';
import { hasTypedWords } from './hasTypedWords.ts';

test('a text matches if it has all of the words, in any case and order, with ё as е', () => {
  expect(hasTypedWords(' ЕЛКА  зел ')('Зелёная ёлка')).toBe(true);
  expect(hasTypedWords('ёлка')('Елка')).toBe(true);
  expect(hasTypedWords('ёлка дом')('Зелёная ёлка')).toBe(false);
  expect(hasTypedWords('  ')('что угодно')).toBe(true);
});
