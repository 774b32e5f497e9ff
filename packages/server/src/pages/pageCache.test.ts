import { expect, test } from 'vitest';
import { createPageCache } from './pageCache.ts';
import { toPage } from './page.ts';

const page = (size: number) =>
  toPage(new Response('x'.repeat(size), { headers: { 'content-type': 'text/html' } }));

test('the most recently used pages stay when the memory is full', async () => {
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

test('a write during the rendering leaves no fresh page in the cache', async () => {
  let version = 1;
  const cache = createPageCache({ contentVersion: () => version });
  await cache.load('a', async () => {
    version = 2;
    return page(10);
  });
  expect(cache.get('a')).toBeUndefined();
});

test('a failed rendering is not cached', async () => {
  const cache = createPageCache({ contentVersion: () => 1 });
  await expect(cache.load('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect((await cache.load('a', () => page(10))).status).toBe(200);
});

test('pages that are requested only once do not displace pages that are read', async () => {
  const cache = createPageCache({ contentVersion: () => 1, limit: 40_000 });
  for (const key of ['a', 'b', 'c']) {
    await cache.load(key, () => page(3000));
    expect(cache.get(key)).toBeDefined();
  }
  for (let at = 0; at < 100; at += 1) await cache.load(`junk ${at}`, () => page(3000));
  for (const key of ['a', 'b', 'c']) expect(cache.get(key)).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(40_000);
});

test('a page read long ago makes room for a page read now', async () => {
  const cache = createPageCache({ contentVersion: () => 1, limit: 40_000 });
  for (let at = 0; at < 20; at += 1) {
    await cache.load(`page ${at}`, () => page(3000));
    cache.get(`page ${at}`);
  }
  expect(cache.get('page 0')).toBeUndefined();
  expect(cache.get('page 19')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(40_000);
});

test('a rare page is dropped together with unread ones, however often it is requested', async () => {
  const cache = createPageCache({ contentVersion: () => 1, limit: 20_000 });
  await cache.load('rare', () => page(3000), true);
  expect(cache.get('rare')).toBeDefined();
  for (let at = 0; at < 10; at += 1) await cache.load(`junk ${at}`, () => page(3000));
  expect(cache.get('rare')).toBeUndefined();
});
