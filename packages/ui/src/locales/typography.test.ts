import { expect, test } from 'vitest';

const catalogues = import.meta.glob<Record<string, unknown>>('./*/*.po', { eager: true, import: 'messages' });

/** Returns all texts of a compiled message, with a digit for placeholders and plural numbers. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  const forms = message.flatMap((piece: unknown) =>
    Array.isArray(piece) ? piece.flatMap((part: unknown) => (isForms(part) ? Object.values(part).flatMap(textsOf) : [])) : [],
  );
  return [message.map((piece) => (piece === '#' ? '5' : typeof piece === 'string' ? piece : '…')).join(''), ...forms];
}

const isForms = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part);

test('no-break spaces join numbers to their units in every interface text', () => {
  const texts = Object.values(catalogues).flatMap((messages) => Object.values(messages).flatMap(textsOf));
  expect(Object.keys(catalogues)).toHaveLength(22);
  const torn = /\d (?:[А-Яа-яё]{1,9}|[kKMG]?B|MB|px|minutes?|days?|bytes?)(?![А-Яа-яёA-Za-z])/;
  expect(texts.filter((text) => torn.test(text))).toEqual([]);
  expect(texts.filter((text) => /… (?:мин|КБ|МБ|ГБ|min|[KMG]B)(?![А-Яа-яёA-Za-z])/.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes('10\u00a0МБ'))).toBe(true);
  expect(texts.some((text) => text.includes('…\u00a0мин'))).toBe(true);
  expect(texts.some((text) => text.includes('5\u00a0постов'))).toBe(true);
});
