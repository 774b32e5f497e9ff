// The author of a post is the same on its page, in its structured data and in the feeds.
import { parseHtml, testPassword } from '@janus-site/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

let site: StartedSite;
const slugs = { owner: '', staff: '' };

const translations = (['ru', 'en'] as const).map((language) => ({
  language,
  title: `Authors ${language}`,
  body: 'Text',
  status: 'published',
}));

async function send(method: string, path: string, { body, token = '' }: { body?: object; token?: string }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await site.server.fetch(new Request(`http://portfolio.localhost/api/v1${path}`, init));
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(username: string, password: string): Promise<string> {
  return String((await send('POST', '/login/', { body: { username, password } }))['access_token']);
}

async function writePost(token: string): Promise<string> {
  return String((await send('POST', '/posts/', { body: { translations }, token }))['slug']);
}

beforeAll(async () => {
  site = await startSite();
  const owner = await signIn('owner', testPassword);
  const { id } = await send('GET', '/users/me/', { token: owner });
  await site.write('PATCH', `/api/v1/users/${String(id)}/`, { first_name: 'Алёша', last_name: 'Учётный' });
  slugs.owner = await writePost(owner);
  const password = 'long enough password';
  const names = { first_name: 'Анна', last_name: 'Сергеева' };
  await site.write('POST', '/api/v1/users/', { username: 'writer', password, roles: ['staff'], ...names });
  slugs.staff = await writePost(await signIn('writer', password));
});
afterAll(() => site.stop());

async function authorsOf(prefix: string, slug: string) {
  const read = async (path: string) => (await site.ask(site.hosts.blog, prefix + path)).text;
  const page = parseHtml(await read(`/post/${slug}`));
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const [posting] = (JSON.parse(data) as { '@graph': { author: object; publisher: object }[] })['@graph'];
  const feed = JSON.parse(await read('/feed.json')) as {
    items: { url: string; authors: { name: string }[] }[];
  };
  return {
    author: posting?.author,
    publisher: posting?.publisher,
    feed: feed.items.find(({ url }) => url.endsWith(`/post/${slug}`))?.authors[0]?.name,
    top: page.querySelector('article header p [rel="author"], article header p span')?.textContent,
    end: page.querySelector('article footer section p')?.textContent,
    links: page.querySelectorAll('article [rel="author"]').length,
  };
}

describe.each([
  { prefix: '', owner: 'Алексей Заречный' },
  { prefix: '/en', owner: 'Alexey Zarechny' },
])('$owner', ({ prefix, owner }) => {
  test('a post of the owner names the profile, whatever the name of the account', async () => {
    const { author, publisher, ...found } = await authorsOf(prefix, slugs.owner);
    expect(author).toMatchObject({ name: owner });
    expect(author).toEqual(publisher);
    expect(found).toEqual({ feed: owner, top: owner, end: owner, links: 2 });
  });

  test('a post of another account names that account', async () => {
    const { author, publisher, ...found } = await authorsOf(prefix, slugs.staff);
    const name = 'Анна Сергеева';
    expect(author).toEqual({ '@type': 'Person', name });
    expect(publisher).toMatchObject({ name: owner });
    expect(found).toEqual({ feed: name, top: name, end: name, links: 0 });
  });
});
