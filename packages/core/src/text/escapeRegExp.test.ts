import { expect, test } from 'vitest';
import { escapeRegExp } from './escapeRegExp.ts';

test.each(['', 'a.b*c+d?', '^a$', '{1,2}', '(a|b)', '[a-z]', String.raw`\d/`, 'a\nб'])(
  'the expression of %j matches that text',
  (text) => {
    expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
    expect(new RegExp(`^${escapeRegExp(text)}$`, 'u').test(text)).toBe(true);
  },
);

test('signs match only themselves', () => {
  expect(new RegExp(escapeRegExp('a.b')).test('aXb')).toBe(false);
  expect(new RegExp(escapeRegExp('a|b')).test('a')).toBe(false);
});
