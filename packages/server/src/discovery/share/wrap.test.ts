import { expect, test } from 'vitest';
import { openFont } from '../../fonts/font.ts';
import { wrap } from './wrap.ts';

const font = openFont('SemiBold');
const setting = {
  font,
  width: 750,
  sizes: [
    { size: 80, lines: 2 },
    { size: 48, lines: 4 },
  ],
};
const widest = ({ size, lines }: ReturnType<typeof wrap>) =>
  Math.max(...lines.map((line) => size * font.widthOf(line)));

test('the font has the letters of both scripts and their dimensions', () => {
  expect(font.canDraw('Ё')).toBe(true);
  expect(font.canDraw('q')).toBe(true);
  expect(font.canDraw('🎉')).toBe(false);
  expect(font.canDraw('漢')).toBe(false);
  expect(font.widthOf('iii')).toBeLessThan(font.widthOf('ШШШ'));
  expect(font.riseOf('Й')).toBeGreaterThan(font.riseOf('И'));
  expect(font.riseOf('…')).toBeLessThan(0.2);
});

test('a short title is large and on one line', () => {
  expect(wrap('Hello, world', setting)).toEqual({ size: 80, lines: ['Hello, world'] });
});

test('lines are about equally long, with no word alone on a line', () => {
  const { size, lines } = wrap('Датчики, которые не врут о холоде', setting);
  expect(size).toBe(80);
  expect(lines).toHaveLength(2);
  const [first = '', second = ''] = lines;
  expect(Math.abs(font.widthOf(first) - font.widthOf(second))).toBeLessThan(3);
});

test('a long title shrinks, then is cut after a whole word', () => {
  const words = Array.from({ length: 40 }, () => 'слово');
  const wrapped = wrap(words.join(' '), setting);
  expect(wrapped.size).toBe(48);
  expect(wrapped.lines).toHaveLength(4);
  expect(wrapped.lines.at(-1)).toMatch(/ слово…$/);
  expect(widest(wrapped)).toBeLessThanOrEqual(750);
});

test('a word longer than a line is hyphenated; digits are broken without a hyphen', () => {
  const wrapped = wrap('Превысокомногорассмотрительствующий', setting);
  expect(wrapped.lines[0]).toMatch(/[а-я]-$/i);
  expect(wrapped.lines.join('').replaceAll('-', '')).toBe('Превысокомногорассмотрительствующий');
  expect(widest(wrapped)).toBeLessThanOrEqual(750);
  const digits = wrap('1234567890'.repeat(20), setting);
  expect(digits.lines.join('')).not.toContain('-');
  expect(digits.lines.length).toBeLessThanOrEqual(4);
});

test('lines never break at no-break spaces, and may break at hyphens and dashes', () => {
  const { lines } = wrap('Очень длинное слово\u00A0— и\u00A0ещё одно такое слово', setting);
  for (const line of lines) expect(line).not.toMatch(/^—|(?:^|\s)и$/);
});
