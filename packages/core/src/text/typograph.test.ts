import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typograph } from './typograph.ts';

// Dots stand for no-break spaces, so that they can be seen.
const set = (text: string, language: 'ru' | 'en' = 'ru') =>
  typograph(text, language).replaceAll('\u00a0', '·');

describe('Russian', () => {
  test.each([
    ['"Янус"', '«Янус»'],
    ['Сайт "Янус".', 'Сайт «Янус».'],
    ['("Янус")', '(«Янус»)'],
    ['"Роман "Идиот" Достоевского"', '«Роман „Идиот“ Достоевского»'],
    ['"Роман "Идиот""', '«Роман „Идиот“»'],
    ['""Идиот" — роман"', '«„Идиот“·— роман»'],
    ['«Роман "Идиот"»', '«Роман „Идиот“»'],
    ['Экран 27"', 'Экран 27"'],
    ['я и ты в доме', 'я·и·ты·в·доме'],
    ['Я живу в Москве', 'Я·живу в·Москве'],
    ['Дом — это всё', 'Дом·— это всё'],
    ['кто-то из-за него', 'кто-то из-за него'],
    ['1990 – 2000', '1990·– 2000'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(set(text)).toBe(expected);
  });
});

describe('English', () => {
  test.each([
    ['"Janus"', '“Janus”'],
    ['"He said "no" twice"', '“He said ‘no’ twice”'],
    ["it's the owner's", 'it’s the owner’s'],
    ['A site — and a blog', 'A site·— and a blog'],
  ])('%s', (text, expected) => {
    expect(set(text, 'en')).toBe(expected);
  });
});

test('twice is the same as once', () => {
  const word = fc.constantFrom(
    '"',
    ' ',
    'дом',
    'в',
    '—',
    '«',
    '»',
    '„',
    '“',
    ',',
    'it',
    "'",
    '-',
    '(',
    ')',
    '\n',
  );
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom('ru' as const, 'en' as const), (plain, language) => {
      const once = typograph(plain, language);
      expect(typograph(once, language).replaceAll('"', '')).toBe(once.replaceAll('"', ''));
      expect(once).toHaveLength(plain.length);
    }),
  );
});
