import { expect, test } from 'vitest';
import { slugOf } from './slugs.ts';

test.each([
  ['Девять микроампер: как усыпить ESP32', 'devyat-mikroamper-kak-usypit-esp32'],
  ['', 'post'],
  ['🎉', 'post'],
  // The post lookup would mistake these for ids.
  ['7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11', 'post-7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11'],
  ['abcdef0123456789abcdef0123456789abcd', 'post-abcdef0123456789abcdef0123456789abcd'],
])('%j -> %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut between words and leaves room for a number', () => {
  const slug = slugOf('длинное слово '.repeat(40));
  expect(slug).toMatch(/^(dlinnoe-slovo-)+(dlinnoe|slovo)$/);
  expect(slug.length).toBeLessThanOrEqual(80);
});
