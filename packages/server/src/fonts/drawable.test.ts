import { expect, test } from 'vitest';
import { drawable } from './drawable.ts';
import { openFont } from './font.ts';

test('what the font cannot draw leaves no gap', () => {
  const font = openFont('SemiBold');
  expect(drawable('Ура! 🎉 Релиз 🚀, друзья', font)).toBe('Ура! Релиз, друзья');
  expect(drawable('и\u0306 \n ё', font)).toBe('й ё');
  expect(drawable('漢字 🎉', font)).toBe(' ');
});
