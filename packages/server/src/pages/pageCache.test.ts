import { expect, test } from 'vitest';
import { createPageCache } from './pageCache.ts';
import { toPage } from './page.ts';

const page = (size: number) =>
  toPage(new Response('x'.repeat(size), { headers: { 'content-type': 'text/html' } }));

test('the pages used last stay when the memory is full', async () => {
  const cache = createPageCache({ contentVersion: () => 1, limit: 10_000 });
  await cache.load('a', () => page(3000));
  await cache.load('b', () => page(3000));
  cache.get('a');
  await cache.load('c', () => page(3000));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});

test('a write during the rendering leaves nothing fresh behind', async () => {
  let version = 1;
  const cache = createPageCache({ contentVersion: () => version });
  await cache.load('a', async () => {
    version = 2;
    return page(10);
  });
  expect(cache.get('a')).toBeUndefined();
});

test('a failed rendering is not remembered', async () => {
  const cache = createPageCache({ contentVersion: () => 1 });
  await expect(cache.load('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect((await cache.load('a', () => page(10))).status).toBe(200);
});
