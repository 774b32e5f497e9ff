import { renameSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedSite } from '../../testing/serveSite.ts';
import { serveSite } from '../../testing/serveSite.ts';

let site: ServedSite;
let mediaFolder = '';
beforeAll(async () => {
  site = await serveSite({}, (_server, settings) => {
    mediaFolder = settings.mediaFolder;
    return {};
  });
});
afterAll(() => site.stop());

async function post(texts: Record<string, unknown>[]): Promise<string> {
  const translations = texts.map((text) => ({ body: 'Text', status: 'published', ...text }));
  return String((await site.write('POST', '/api/v1/posts/', { translations }))['slug']);
}

test('a picture requested without a version is revalidated by its ETag', async () => {
  const { headers } = await site.ask(site.hosts.blog, '/share/blog.ru.png');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const tag = headers.etag ?? '';
  const again = await site.ask(site.hosts.blog, '/share/blog.ru.png', { 'if-none-match': tag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const address = `http://localhost:${new URL(`http://${site.hosts.own}`).port}/share/blog.ru.png?domain=blog`;
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('drafts, scheduled posts, missing languages and unknown paths have no picture', async () => {
  const draft = await post([{ language: 'ru', title: 'Черновик картинки', status: 'draft' }]);
  const later = await post([
    { language: 'ru', title: 'Позже', status: 'published', published_at: '2099-01-01T00:00:00Z' },
  ]);
  const paths = [
    `/share/post/${draft}.ru.png`,
    `/share/post/${later}.ru.png`,
    '/share/post/code-review-of-one.en.png',
    '/share/post/no-such-post.ru.png',
    '/share/post/typed-contract.de.png',
    '/share/post/typed-contract.ru.jpg',
    '/en/share/post/typed-contract.en.png',
    '/share/portfolio.ru.png',
    `/share/post/${'a'.repeat(700)}.ru.png`,
    '/share/post/..%2F..%2Fetc.ru.png',
    '/share/post/a%00b.ru.png',
    '/share/',
  ];
  for (const path of paths) expect((await site.ask(site.hosts.blog, path)).status, path).toBe(404);
});

test('another typeface gives another picture at once, at another address', async () => {
  const slug = await post([{ language: 'ru', title: 'Начертание' }]);
  const path = `/share/post/${slug}.ru.png`;
  const addressOf = async () => String((await site.ask(site.hosts.blog, `${path}?v=x`)).headers.location);
  const seen = new Map<string, Buffer>();
  for (const typeface of [null, 'literata', 'onest']) {
    await site.write('PATCH', '/api/v1/site/', { typeface });
    const address = await addressOf();
    const kept = await site.ask(site.hosts.blog, address);
    const { bytes, headers } = await site.ask(site.hosts.blog, path);
    expect(kept.bytes.equals(bytes)).toBe(true);
    seen.set(`${address} ${headers.etag}`, bytes);
  }
  expect(new Set([...seen.values()].map((bytes) => bytes.toString('base64'))).size).toBe(3);
  const [first] = seen.keys();
  await site.write('PATCH', '/api/v1/site/', { typeface: null });
  // a previously shared picture is found again
  expect(first).toContain(await addressOf());
});

test('a picture drawn while uploads are unavailable is not cached, and is drawn again', async () => {
  const path = '/share/post/alarms-people-trust.ru.png';
  const { location } = (await site.ask(site.hosts.blog, `${path}?v=x`)).headers;
  const away = `${mediaFolder}-away`;
  renameSync(mediaFolder, away);
  const poor = await site.ask(site.hosts.blog, String(location));
  renameSync(away, mediaFolder);
  const whole = await site.ask(site.hosts.blog, String(location));
  expect([poor.status, poor.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(whole.bytes.equals(poor.bytes)).toBe(false);
});

test('a post without a cover has a drawn one on its card and in the feed', async () => {
  const slug = await post([{ language: 'ru', title: 'Нарисованная обложка' }]);
  const card = async () => (await site.ask(site.hosts.blog, `/share/post/${slug}.ru.png`)).bytes;
  const drawn = await card();
  const feed = JSON.parse((await site.ask(site.hosts.blog, '/feed.json')).text) as {
    items: { url: string; image?: string }[];
  };
  const image = feed.items.find(({ url }) => url.endsWith(slug))?.image ?? '';
  expect(image).toMatch(/^http:\/\/[^/]+\/covers\/1-[a-z]+-[0-9a-f]{12}-8c2f5a\.svg$/);
  const served = await site.ask(site.hosts.blog, new URL(image).pathname);
  expect([served.status, served.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(await site.write('PATCH', '/api/v1/site/', { draws_covers: false })).toMatchObject({
    draws_covers: false,
  });
  expect((await card()).equals(drawn)).toBe(false);
  await site.write('PATCH', '/api/v1/site/', { draws_covers: null });
  expect((await card()).equals(drawn)).toBe(true);
});
