import { expect, test } from 'vitest';
import { createFound } from './discovery.ts';

const formats = ['/feed.xml', '/atom.xml', '/feed.json'];
const profile = { translations: [], updated_at: '2026-01-01T00:00:00.000Z' };

/** The blog's files over services that answer little and count how often they are asked for posts. */
function page() {
  const state = { version: 1, now: 1000, reads: 0, isDown: false };
  const found = createFound({
    fetch: async ({ url }) => {
      if (new URL(url).pathname.startsWith('/api/v1/posts/')) state.reads += 1;
      else return Response.json(profile);
      return state.isDown ? new Response(null, { status: 503 }) : Response.json({ items: [] });
    },
    drawCard: () => Promise.reject(new Error('no card')),
    hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
    scheme: 'https',
    baseUrls: { auth: '', portfolio: '' },
    contentVersion: () => state.version,
    nextPublication: () => (state.now < 2000 ? 2000 : null),
    now: () => state.now,
  });
  const ask = (path: string) => found(new Request(`https://blog.me.example${path}`));
  const askAll = async (language = '') => {
    const answers = await Promise.all(formats.map((path) => ask(language + path)));
    return answers.map((answer) => answer?.status);
  };
  return { state, askAll };
}

test('a feed is read once for three formats and all readers, in each language', async () => {
  const { state, askAll } = page();
  expect(await askAll()).toEqual([200, 200, 200]);
  await askAll();
  expect(state.reads).toBe(1);
  await askAll('/en');
  expect(state.reads).toBe(2);
});

test('it is read again after a write, and when something comes out', async () => {
  const { state, askAll } = page();
  await askAll();
  state.version = 2;
  await askAll();
  expect(state.reads).toBe(2);
  state.now = 2000;
  await askAll();
  expect(state.reads).toBe(3);
});

test('a feed that could not be read is not kept', async () => {
  const { state, askAll } = page();
  state.isDown = true;
  expect(await askAll()).toEqual([503, 503, 503]);
  state.isDown = false;
  expect(await askAll()).toEqual([200, 200, 200]);
});
