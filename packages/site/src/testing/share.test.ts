import { parseHtml } from '@janus-site/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Returns the address of a page's preview picture, without its host. */
async function pictureOf(host: string, path: string): Promise<string> {
  const { text } = await site.ask(host, path);
  const head = parseHtml(text);
  const content = head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  expect(content.startsWith(`http://${host}/share/`), content).toBe(true);
  return content.slice(`http://${host}`.length);
}

async function post(texts: Record<string, unknown>[]): Promise<string> {
  const translations = texts.map((text) => ({ body: 'Text', status: 'published', ...text }));
  return String((await site.write('POST', '/api/v1/posts/', { translations }))['slug']);
}

describe.each([
  ['portfolio', '/', /^\/share\/portfolio\.ru\.png\?v=[\w-]{8}$/],
  ['portfolio', '/en', /^\/share\/portfolio\.en\.png\?v=/],
  ['portfolio', '/projects/teplo-goroda', /^\/share\/project\/teplo-goroda\.ru\.png\?v=[\w-]{8}$/],
  ['portfolio', '/en/projects/teplo-goroda', /^\/share\/project\/teplo-goroda\.en\.png\?v=/],
  ['blog', '/', /^\/share\/blog\.ru\.png\?v=/],
  ['blog', '/en/posts', /^\/share\/blog\.en\.png\?v=/],
  ['blog', '/tags/iot', /^\/share\/blog\.ru\.png\?v=/],
  ['blog', '/post/typed-contract', /^\/share\/post\/typed-contract\.ru\.png\?v=/],
  ['blog', '/en/post/typed-contract', /^\/share\/post\/typed-contract\.en\.png\?v=/],
] as const)('%s %s', (face, path, expected) => {
  test('names a preview picture of 1200 by 630 that may be cached for a year', async () => {
    const host = site.hosts[face];
    const address = await pictureOf(host, path);
    expect(address).toMatch(expected);
    const { status, headers, bytes } = await site.ask(host, address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });
});

test('an edit gives the preview picture a new address, and the former one redirects there', async () => {
  const slug = await post([{ language: 'ru', title: 'Первое имя' }]);
  const before = await pictureOf(site.hosts.blog, `/post/${slug}`);
  const { text } = await site.ask(site.hosts.blog, `/api/v1/posts/slug/${slug}/`);
  const { id } = JSON.parse(text) as { id: string };
  await site.write('PATCH', `/api/v1/posts/${id}/`, {
    slug: `${slug}-again`,
    translations: [{ language: 'ru', title: 'Второе имя', revision: 1 }],
  });
  const after = await pictureOf(site.hosts.blog, `/post/${slug}-again`);
  expect(after).not.toBe(before);
  const former = await site.ask(site.hosts.blog, before);
  expect([former.status, former.headers.location]).toEqual([307, after]);
  const made = await site.ask(site.hosts.blog, `${after.split('?')[0]}?v=made-up`);
  expect([made.status, made.headers.location]).toEqual([307, after]);
});

test('a page without content of its own has no preview picture', async () => {
  for (const path of ['/no-such-page', '/login', '/posts?q=iot']) {
    const { text } = await site.ask(site.hosts.blog, path);
    expect(text, path).not.toContain('og:');
  }
});

test('on localhost the address of a preview picture keeps the domain parameter', async () => {
  const { text } = await site.ask(site.hosts.own, '/en?domain=blog');
  const [, address = ''] = /og:image" content="([^"]+)"/.exec(text) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  expect(search).toMatch(/^\?domain=blog&v=/);
  expect((await site.ask(site.hosts.own, pathname + search)).status).toBe(200);
});
