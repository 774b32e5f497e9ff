import { expect, test } from 'vitest';
import { slugWhileTyped } from './slugWhileTyped.ts';

/** Returns the field's value after typing the text key by key. */
const typed = (text: string) => [...text].reduce((shown, key) => slugWhileTyped(shown + key), '');

test.each([
  ['Как я слушаю крыши', 'kak-ya-slushayu-kryshi'],
  ['Node.js  и C++', 'node-js-i-c-'],
  ['-a--b', 'a-b'],
  ['a b ', 'a-b-'],
  ['日本', ''],
])('%j typed key by key becomes %j', (text, slug) => {
  expect(typed(text)).toBe(slug);
});
