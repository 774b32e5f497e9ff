import { expect, test } from 'vitest';
import { shorten, transliterate } from './transliterate.ts';

test.each([
  ['Привет, мир!', 'privet-mir'],
  ['Ёлка и ЩИТ', 'yolka-i-shchit'],
  ['Йод й', 'yod-y'],
  ['Объём данных', 'obyom-dannykh'],
  ['Café — Straße', 'cafe-strasse'],
  ['C++ & Rust 2.0', 'c-rust-2-0'],
  ['ﬁnal', 'final'],
  ['日本語', ''],
  ['пере\u00adнос сло\u200bва\u2060\ufeff', 'perenos-slova'],
  ['---', ''],
])('%s -> %s', (text, slug) => {
  expect(transliterate(text)).toBe(slug);
});

test('a long text is cut between words, and a single long word anywhere', () => {
  expect(shorten('one-two-three', 9)).toBe('one-two');
  expect(shorten('abcdefghij', 5)).toBe('abcde');
  expect(shorten('short', 5)).toBe('short');
});
