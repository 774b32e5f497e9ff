import { expect, test } from 'vitest';
import { drawable } from './drawable.ts';
import { openFont } from './font.ts';
import { openFonts } from './openFonts.ts';

test('removes characters that the font cannot draw, without leaving a gap', () => {
  const font = openFont('SemiBold');
  expect(drawable('Ура! 🎉 Релиз 🚀, друзья', font)).toBe('Ура! Релиз, друзья');
  expect(drawable('и\u0306 \n ё', font)).toBe('й ё');
  expect(drawable('漢字 🎉', font)).toBe(' ');
});

test('characters missing from a typeface come from Inter, with its accents, widths and heights', () => {
  const { regular } = openFonts('onest');
  const own = openFont('Regular', 'onest');
  const inter = openFont('Regular');
  const text = 'о\u0301 10 kΩ μ\u0301A';
  const parts = regular.partsOf(text).map((part) => [part.text, part.font.name]);
  expect(parts).toEqual([
    ['о\u0301 10 k', 'Onest'],
    ['Ω', 'Inter'],
    [' ', 'Onest'],
    ['μ\u0301', 'Inter'],
    ['A', 'Onest'],
  ]);
  expect(regular.widthOf('kΩ')).toBe(own.widthOf('k') + inter.widthOf('Ω'));
  expect(regular.riseOf('aΩ')).toBe(inter.riseOf('Ω'));
  expect(drawable('5 μA 🎉', regular)).toBe('5 μA ');
});
