import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from './diffTexts.ts';
import { shorten } from './shorten.ts';

const join = (pieces: ReturnType<typeof diffTexts>, without: 'added' | 'removed') =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test('a replaced Cyrillic word is marked as a whole word', () => {
  expect(diffTexts('Новый дом стоит', 'Новый сад стоит')).toEqual([
    { kind: 'same', text: 'Новый ' },
    { kind: 'removed', text: 'дом' },
    { kind: 'added', text: 'сад' },
    { kind: 'same', text: ' стоит' },
  ]);
});

test('both texts can be reconstructed from the pieces', () => {
  const text = fc
    .array(fc.constantFrom('один', 'два', ' ', '\n', '. ', 'ё'), { maxLength: 40 })
    .map((it) => it.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffTexts(before, after);
      expect(join(pieces, 'added')).toBe(before);
      expect(join(pieces, 'removed')).toBe(after);
    }),
  );
});

test('unchanged lines far from a change are collapsed into a gap with their number', () => {
  const same = Array.from({ length: 20 }, (_, index) => `строка ${index}\n`).join('');
  const shown = shorten(diffTexts(`${same}дом\n`, `${same}сад\n`));
  expect(shown[0]).toEqual({ kind: 'gap', lines: 18 });
  expect(shown[1]).toEqual({ kind: 'same', text: 'строка 18\nстрока 19\n' });
  const near = diffTexts('1\nа\nб\n1\n', '2\nа\nб\n2\n');
  expect(shorten(near)).toEqual(near);
});
