import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenIn } from './spoken.ts';

test('words in the other alphabet are in the other language, with their figures and punctuation', () => {
  expect(spokenIn('ru', 'Пишу на TypeScript 5 и Go, C1.')).toEqual([
    { text: 'Пишу на ', language: 'ru' },
    { text: 'TypeScript 5', language: 'en' },
    { text: ' и ', language: 'ru' },
    { text: 'Go, C1', language: 'en' },
    { text: '.', language: 'ru' },
  ]);
  expect(spokenIn('en', 'at Завод «Метр», 2019')).toEqual([
    { text: 'at ', language: 'en' },
    { text: 'Завод «Метр», 2019', language: 'ru' },
  ]);
  expect(spokenIn('en', '12 — 2019')).toEqual([{ text: '12 — 2019', language: 'en' }]);
});

test('no text is lost, and no part mixes the two alphabets', () => {
  const texts = fc.string({ unit: fc.constantFrom('а', 'Ё', 'b', 'Z', ' ', '5', '-', '\u0301', '.') });
  fc.assert(
    fc.property(texts, fc.constantFrom('ru', 'en'), (text, language) => {
      const parts = spokenIn(language, text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) expect(part.text).not.toMatch(part.language === 'ru' ? /[bZ]/ : /[аЁ]/);
    }),
  );
});
