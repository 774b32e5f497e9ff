import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** As on a typewriter: all letters have the same width. */
const set = (texts: readonly string[], width: number) =>
  linesOf(
    texts.map((text) => ({ text })),
    width,
    ({ length }) => length,
  );
const words = (texts: readonly string[], width: number): string[] =>
  set(texts, width).map((line) => line.map(({ text }) => text).join(''));

test('a line breaks at a space, after a hyphen or slash, and at a line break', () => {
  expect(words(['раз два три'], 7)).toEqual(['раз два ', 'три']);
  expect(words(['кто-нибудь https://a.example/b'], 10)).toEqual([
    'кто-нибудь ',
    'https://',
    'a.example/',
    'b',
  ]);
  expect(words(['раз\nдва'], 20)).toEqual(['раз ', 'два']);
});

test('text without spaces stays together, across styles and no-break spaces', () => {
  expect(words(['раз ', 'жир', 'но', ', два'], 8)).toEqual(['раз ', 'жирно, ', 'два']);
  expect(words(['5\u00a0мкА и 7\u00a0мкА'], 8)).toEqual(['5\u00a0мкА и ', '7\u00a0мкА']);
});

test('no text is lost, and only spaces extend beyond the column', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('а', 'б', ' ', '-', '/', '\u00a0', '\n') }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (runs, width) => {
      const lines = set(runs, width);
      expect(
        lines
          .flat()
          .map(({ text }) => text)
          .join(''),
      ).toBe(runs.join('').replaceAll('\n', ' '));
      for (const line of lines) {
        const [last] = line.slice(-1);
        expect((last?.x ?? 0) + (last?.text.trimEnd().length ?? 0)).toBeLessThanOrEqual(width);
      }
    }),
  );
});
