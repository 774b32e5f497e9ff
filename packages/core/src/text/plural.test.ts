import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const posts = { one: 'пост', few: 'поста', many: 'постов', other: 'поста' };

test.each([
  [0, 'постов'],
  [1, 'пост'],
  [2, 'поста'],
  [5, 'постов'],
  [11, 'постов'],
  [21, 'пост'],
  [104, 'поста'],
  [1.5, 'поста'],
])('%d %s', (count, form) => {
  expect(plural(count, 'ru', posts)).toBe(form);
});

test('English has two forms; a missing form falls back to the general one', () => {
  expect(plural(1, 'en', { one: 'post', other: 'posts' })).toBe('post');
  expect(plural(0, 'en', { one: 'post', other: 'posts' })).toBe('posts');
  expect(plural(3, 'ru', { one: 'пост', other: 'поста' })).toBe('поста');
});
