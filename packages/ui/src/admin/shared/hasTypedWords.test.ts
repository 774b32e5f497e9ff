import { expect, test } from 'vitest';
import { hasTypedWords } from './hasTypedWords.ts';

test('a text is found by all of the words, in any case and order, ё as е', () => {
  expect(hasTypedWords(' ЕЛКА  зел ')('Зелёная ёлка')).toBe(true);
  expect(hasTypedWords('ёлка')('Елка')).toBe(true);
  expect(hasTypedWords('ёлка дом')('Зелёная ёлка')).toBe(false);
  expect(hasTypedWords('  ')('что угодно')).toBe(true);
});
