import { expect, test } from 'vitest';
import { blockStarts, headingStarts, tie } from './tiedScroll.ts';

test('finds the start of each block of a text', () => {
  const body = '## Раз\nабзац\nего строка\n\n- один\n\n- два\n  дальше\n\n```\nкод\n\nкод\n```\nпосле';
  expect(blockStarts(body).map((at) => body.slice(at, at + 5))).toEqual([
    '## Ра',
    'абзац',
    '- оди',
    '```\nк',
    'после',
  ]);
});

test('ignores headings in code', () => {
  expect(headingStarts('## а\n```\n# б\n```\n### в')).toEqual([0, 17]);
});

test('a position between two marks is interpolated between their heights', () => {
  expect(tie(50, [0, 100], [0, 400])).toBe(200);
  expect(tie(150, [0, 100, 200], [0, 400, 1000])).toBe(700);
  expect(tie(200, [0, 100], [0, 400])).toBe(400);
  expect(tie(0, [0, 0, 10], [0, 5, 10])).toBe(5);
});
