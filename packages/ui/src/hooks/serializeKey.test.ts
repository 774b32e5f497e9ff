import { expect, it } from 'vitest';
import { parseKey, serializeKey } from './serializeKey.ts';

it('makes one text of keys that mean the same', () => {
  const one = serializeKey(['listPosts', { tag: 'iot', limit: 2 }]);
  const two = serializeKey(['listPosts', { limit: 2, tag: 'iot', cursor: undefined }]);
  expect(one).toBe(two);
});

it('reads its own texts back and no others', () => {
  expect(parseKey(serializeKey(['getPost', 'x', { language: 'ru' }]))).toEqual([
    'getPost',
    'x',
    { language: 'ru' },
  ]);
  expect(parseKey('$inf$["getPost"]')).toBeNull();
  expect(parseKey('["broken')).toBeNull();
});
