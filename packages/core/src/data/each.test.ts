import { expect, expectTypeOf, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import { scriptedFetch } from '../testing.ts';
import { each } from './each.ts';
import * as posts from './posts.ts';
import type { Loader } from './resource.ts';
import type { PostList, PostSummary } from './types.ts';
import { type Page, wholeList } from './wholeList.ts';

/** Creates a list of `count` items, named by their index. */
function setUp(count: number, failAt = -1) {
  const server = scriptedFetch({
    listPosts({ url }: { url: URL }) {
      const limit = Number(url.searchParams.get('limit'));
      const from = Number(url.searchParams.get('cursor') ?? 0);
      if (from === failAt) return new Response('{}', { status: 500 });
      const items = Array.from({ length: Math.min(limit, count - from) }, (_, at) => ({
        id: `${from + at}`,
      }));
      return { items, total: count, next_cursor: from + limit < count ? `${from + limit}` : null };
    },
  });
  const base = 'https://janus.example';
  const api = createApi({ baseUrls: { auth: base, portfolio: base, posts: base }, fetch: server.fetch });
  return { api, server };
}

test('yields each item of every page, and loads a page only when it is needed', async () => {
  const { api, server } = setUp(5);
  const ids: string[] = [];
  const asked: number[] = [];
  for await (const post of each(api, (page) => posts.list({ ...page, order: 'oldest' }), { pageSize: 2 })) {
    expectTypeOf(post).toEqualTypeOf<PostSummary>();
    ids.push(post.id);
    asked.push(server.calls.length);
  }
  expect(ids).toEqual(['0', '1', '2', '3', '4']);
  expect(asked).toEqual([1, 1, 2, 2, 3]);
  expect(server.calls.map(({ url }) => url.search)).toEqual([
    '?limit=2&order=oldest',
    '?limit=2&cursor=2&order=oldest',
    '?limit=2&cursor=4&order=oldest',
  ]);
});

test('loads nothing more after the loop is left', async () => {
  const { api, server } = setUp(300);
  for await (const { id } of each(api, (page) => posts.list(page))) if (id === '150') break;
  expect(server.calls).toHaveLength(2);
});

test('throws an error with the reason at the failed page', async () => {
  const { api } = setUp(6, 4);
  const ids: string[] = [];
  const walk = async () => {
    for await (const { id } of each(api, (page) => posts.list(page), { pageSize: 2 })) ids.push(id);
  };
  await expect(walk()).rejects.toMatchObject({ clientError: { kind: 'http', status: 500 } });
  expect(ids).toEqual(['0', '1', '2', '3']);
});

test('is aborted by its signal', async () => {
  const { api, server } = setUp(6);
  const controller = new AbortController();
  const walk = async () => {
    const options = { pageSize: 2, signal: controller.signal };
    for await (const { id } of each(api, (page) => posts.list(page), options))
      if (id === '1') controller.abort();
  };
  await expect(walk()).rejects.toMatchObject({ clientError: { kind: 'aborted' } });
  expect(server.calls).toHaveLength(1);
});

test('reports its progress, as a whole list does', async () => {
  const { api } = setUp(250);
  const reported: object[] = [];
  const onProgress = (progress: object) => reported.push(progress);
  for await (const { id } of each(api, (page) => posts.list(page), { onProgress })) expect(id).toBeDefined();
  const expected = [100, 200, 250].map((loaded) => ({ loaded, total: 250 }));
  expect(reported.splice(0)).toEqual(expected);
  await wholeList((page) => posts.list(page), { onProgress }).load(api);
  expect(reported).toEqual(expected);
});

test('a whole list is aborted by its signal', async () => {
  const { api, server } = setUp(250);
  const controller = new AbortController();
  const read = wholeList((page) => posts.list(page), { onProgress: () => controller.abort() });
  expect(await read.load(api, controller.signal)).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(server.calls).toHaveLength(1);
});

test.each([
  ['within a page', '0'],
  ['at the end of a page', '1'],
])('stops %s, even if the loader ignores the signal', async (_, last) => {
  const { api, server } = setUp(6);
  const controller = new AbortController();
  const ids: string[] = [];
  const ignoring = (page: Page): Loader<PostList> => ({
    ...posts.list(page),
    load: (own) => posts.list(page).load(own),
  });
  const walk = async () => {
    for await (const { id } of each(api, ignoring, { pageSize: 2, signal: controller.signal })) {
      ids.push(id);
      if (id === last) controller.abort();
    }
  };
  await expect(walk()).rejects.toMatchObject({ clientError: { kind: 'aborted' } });
  expect(ids.at(-1)).toBe(last);
  expect(server.calls).toHaveLength(1);
});

test('revisions and deleted posts observe the signal', async () => {
  const { api } = setUp(1);
  const signal = AbortSignal.abort();
  for (const loader of [posts.revisions('1', 'en'), posts.deleted()])
    expect(await loader.load(api, signal)).toMatchObject({ error: { kind: 'aborted' } });
});
