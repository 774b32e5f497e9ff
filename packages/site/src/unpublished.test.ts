import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedSite } from './testing/startSite.ts';
import { startSite } from './testing/startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const title = 'Only for a while';
const addresses = ['/en/post/only-for-a-while', '/en', '/en/posts', '/en/feed.xml', '/en/posts?q=while'];

async function listAddresses(): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (path) => ({ path, ...(await site.ask(site.hosts.blog, path)) })),
  );
  return answers.filter(({ text }) => text.includes(title)).map(({ path }) => path);
}

test('an unpublished post is on no page, in no list and in no feed, even after they were requested repeatedly', async () => {
  const post = await site.write('POST', '/api/v1/posts/', {
    slug: 'only-for-a-while',
    tags: [],
    translations: [{ language: 'en', title, summary: '', body: 'Words.', status: 'published' }],
  });
  for (let turn = 0; turn < 3; turn += 1) expect(await listAddresses()).toEqual(addresses);
  await site.write('PATCH', `/api/v1/posts/${String(post['id'])}/`, {
    translations: [{ language: 'en', revision: 1, status: 'draft' }],
  });
  expect(await listAddresses()).toEqual([]);
  expect((await site.ask(site.hosts.blog, '/en/post/only-for-a-while')).status).toBe(404);
});
