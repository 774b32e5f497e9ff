import { posts } from '@janus-site/core';
import { expect, it } from 'vitest';
import { parseKey, serializeKey } from './serializeKey.ts';

it('serializes equivalent keys identically', () => {
  const one = posts.list({ tag: 'iot', limit: 2 });
  const two = posts.list({ limit: 2, tag: 'iot', cursor: undefined });
  expect(serializeKey(one.key)).toBe(serializeKey(two.key));
});

it('parseKey reads serialized keys back and rejects other texts', () => {
  expect(parseKey(serializeKey(['getPost', 'x', { language: 'ru' }]))).toEqual([
    'getPost',
    'x',
    { language: 'ru' },
  ]);
  expect(parseKey('$inf$["getPost"]')).toBeNull();
  expect(parseKey('["broken')).toBeNull();
});
