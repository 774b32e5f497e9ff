import { expect, test } from 'vitest';
import { hasInNames } from './bilingualNames.ts';

test('a tag is found by words of one of its names in any order, or its slug, with ё as е', () => {
  const tag = { names: { ru: 'Чёрный ящик', en: 'Black box' }, slug: 'black-box' };
  expect(['черный', 'ЯЩИК чёрн', 'box black', ' ', 'black-b'].map((typed) => hasInNames(typed)(tag))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(hasInNames('чёрный box')(tag)).toBe(false);
});
