import { expect, test, vi } from 'vitest';
import * as posts from '../data/posts.ts';
import { fakeClock, openTabs, problem, scriptedFetch } from '../testing.ts';
import type { Scripts } from '../testing.ts';
import { createApi } from './createApi.ts';
import type { CallLimits } from './limits.ts';
import { withOptions } from './withOptions.ts';

const base = 'https://janus.example';
const empty = { items: [], total: 0, next_cursor: null };
const text = { body: { translations: [{ language: 'en' as const, title: 'A' }] } };
const ofItem = { params: { path: { id: '1' } } } as const;
const never = () => new Promise(() => undefined);

/** Returns these responses in turn, and the last one from then on. */
function inTurn(...answers: (() => unknown)[]) {
  let at = 0;
  return () => answers[Math.min(at++, answers.length - 1)]?.();
}
const broken = () => Promise.reject(new TypeError('fetch failed'));
const refused = (status: number, headers: Record<string, string> = {}) => {
  return () => new Response('{}', { status, headers });
};

function setUp(scripts: Scripts, limits: CallLimits = {}) {
  const clock = fakeClock();
  const start = clock.now();
  const server = scriptedFetch(scripts);
  const at: number[] = [];
  const api = createApi({
    baseUrls: { auth: base, portfolio: base, posts: base },
    limits: { clock, random: () => 0.5, ...limits },
    fetch(input, init) {
      at.push(clock.now() - start);
      return server.fetch(input, init);
    },
  });
  return { api, clock, server, at };
}

test('a call times out after 30 seconds with an error of its own kind', async () => {
  const { api, clock, at } = setUp({ listPosts: never });
  const start = clock.now();
  expect(await clock.run(api.posts.GET('/api/v1/posts/'))).toMatchObject({
    ok: false,
    error: { kind: 'timeout' },
  });
  expect([clock.now() - start, at, clock.pending]).toEqual([30_000, [0], 0]);
});

test('an upload has five minutes; a client and a call can set their own limits', async () => {
  const { api, clock } = setUp({ uploadMedia: never, listPosts: never, updatePost: never });
  const lasts = async (work: () => Promise<unknown>) => {
    const start = clock.now();
    await clock.run(work());
    return clock.now() - start;
  };
  const upload = { body: { file: new Blob(['a']) } };
  expect(await lasts(() => api.posts.POST('/api/v1/media/', upload))).toBe(300_000);
  expect(await lasts(() => api.posts.POST('/api/v1/media/', { ...upload, timeout: 9 }))).toBe(9);
  expect(await lasts(() => api.posts.GET('/api/v1/posts/', { timeout: 50 }))).toBe(50);
  const quick = setUp({ listPosts: never }, { timeout: 70 });
  await quick.clock.run(quick.api.posts.GET('/api/v1/posts/'));
  expect(quick.at).toEqual([0]);
  expect(quick.clock.now() - fakeClock().now()).toBe(70);
});

test.each([0, Infinity])('a time limit of %s means none', async (timeout) => {
  const { api, clock } = setUp({ listPosts: never });
  const done = vi.fn();
  const controller = new AbortController();
  const work = api.posts.GET('/api/v1/posts/', { timeout, signal: controller.signal }).then(done);
  await clock.advance(20 * 24 * 3_600_000);
  expect(done).not.toHaveBeenCalled();
  controller.abort();
  await work;
  expect(done.mock.calls[0]?.[0]).toMatchObject({ error: { kind: 'aborted' } });
  expect(clock.pending).toBe(0);
});

test('the time limit includes reading the body', async () => {
  const { api, clock } = setUp({ listPosts: () => new Response(new ReadableStream()) });
  const result = await clock.run(api.posts.GET('/api/v1/posts/'));
  expect(result).toMatchObject({ error: { kind: 'timeout' } });
});

test.each([
  ['a network failure', broken],
  ['429', refused(429)],
  ['502', refused(502)],
  ['503', refused(503)],
  ['504', refused(504)],
])('after %s a read is retried at most twice, with growing delays', async (_, failure) => {
  const lucky = setUp({ listPosts: inTurn(failure, failure, () => empty) });
  expect(await lucky.clock.run(lucky.api.posts.GET('/api/v1/posts/'))).toMatchObject({ ok: true });
  expect(lucky.at).toEqual([0, 250, 750]);
  const unlucky = setUp({ listPosts: failure });
  expect(await unlucky.clock.run(unlucky.api.posts.GET('/api/v1/posts/'))).toMatchObject({ ok: false });
  expect(unlucky.at).toHaveLength(3);
});

test.each([400, 401, 403, 404, 409, 422, 500, 507])('after %i nothing is retried', async (status) => {
  const { api, clock, at } = setUp({ listPosts: refused(status) });
  await clock.run(api.posts.GET('/api/v1/posts/'));
  expect(at).toHaveLength(1);
});

test('a call is retried only if it is safe to repeat: by its method or with an idempotency key', async () => {
  const key = { 'Idempotency-Key': 'one' };
  const scripts = Object.fromEntries(
    ['createPost', 'updatePost', 'deletePost', 'refresh', 'login', 'reorderProjects'].map((name) => [
      name,
      refused(503),
    ]),
  );
  const { api, clock, server } = setUp(scripts);
  const tries = async (work: Promise<unknown>) => {
    await clock.run(work);
    const { length } = server.calls;
    server.reset();
    return length;
  };
  expect(await tries(api.posts.POST('/api/v1/posts/', text))).toBe(1);
  expect(await tries(api.posts.PATCH('/api/v1/posts/{id}/', { ...ofItem, ...text }))).toBe(1);
  expect(await tries(api.auth.POST('/api/v1/refresh/', { body: { refresh_token: 'a' } }))).toBe(1);
  expect(await tries(api.auth.POST('/api/v1/login/', { body: { username: 'a', password: 'b' } }))).toBe(1);
  expect(await tries(api.posts.DELETE('/api/v1/posts/{id}/', ofItem))).toBe(3);
  expect(await tries(api.posts.POST('/api/v1/posts/', { ...text, headers: key }))).toBe(3);
  // The services take a key with a POST only; a write with a revision would conflict with itself.
  expect(await tries(api.posts.PATCH('/api/v1/posts/{id}/', { ...ofItem, ...text, headers: key }))).toBe(1);
  const keyed = withOptions(api, { headers: key });
  expect(await tries(keyed.posts.POST('/api/v1/posts/', text))).toBe(3);
});

test('the options of every call apply to loaders as well', async () => {
  const { api, clock, at } = setUp({ listPosts: never });
  const controller = new AbortController();
  const work = posts.list().load(withOptions(api, { signal: controller.signal }));
  await clock.advance(100);
  controller.abort();
  expect(await work).toMatchObject({ error: { kind: 'aborted' } });
  const own = new AbortController();
  const other = posts.list().load(withOptions(api, { signal: new AbortController().signal }), own.signal);
  own.abort();
  expect(await other).toMatchObject({ error: { kind: 'aborted' } });
  expect([at, clock.pending]).toEqual([[0, 100], 0]);
});

test('each retry sends the complete request', async () => {
  const { api, clock, server } = setUp({ createPost: inTurn(refused(503), () => ({})) });
  await clock.run(api.posts.POST('/api/v1/posts/', { ...text, headers: { 'Idempotency-Key': 'one' } }));
  expect(server.calls.map(({ body, headers }) => [body, headers.get('Idempotency-Key')])).toEqual([
    [text.body, 'one'],
    [text.body, 'one'],
  ]);
});

test('Retry-After is honoured, in seconds and as a date, within the time limit', async () => {
  const seconds = setUp({ listPosts: inTurn(refused(429, { 'Retry-After': '7' }), () => empty) });
  await seconds.clock.run(seconds.api.posts.GET('/api/v1/posts/'));
  expect(seconds.at).toEqual([0, 7250]);
  const date = new Date(fakeClock().now() + 5000).toUTCString();
  const dated = setUp({ listPosts: inTurn(refused(503, { 'Retry-After': date }), () => empty) });
  await dated.clock.run(dated.api.posts.GET('/api/v1/posts/'));
  expect(dated.at).toEqual([0, 5250]);
  const late = setUp({ listPosts: refused(429, { 'Retry-After': '30' }) });
  const result = await late.clock.run(late.api.posts.GET('/api/v1/posts/'));
  expect([result.ok, late.at]).toEqual([false, [0]]);
  expect(result).toMatchObject({ error: { kind: 'http', status: 429 } });
});

test('nothing is retried after the caller has aborted, even during a delay', async () => {
  const { api, clock, at } = setUp({ listPosts: refused(503) });
  const controller = new AbortController();
  const work = api.posts.GET('/api/v1/posts/', { signal: controller.signal });
  await clock.advance(100);
  controller.abort();
  expect(await work).toMatchObject({ error: { kind: 'aborted' } });
  await clock.advance(60_000);
  expect([at, clock.pending]).toEqual([[0], 0]);
});

test('retries can be turned off for a client and for a call', async () => {
  const off = setUp({ listPosts: broken }, { retries: 0 });
  await off.clock.run(off.api.posts.GET('/api/v1/posts/'));
  expect(off.at).toHaveLength(1);
  const { api, clock, at } = setUp({ listPosts: broken });
  await clock.run(api.posts.GET('/api/v1/posts/', { retries: 0 }));
  expect(at).toHaveLength(1);
});

test('a failed refresh is not retried by the calls that wait for it', async () => {
  const { clock, service, tab, signIn, expire } = openTabs({ rotates: true });
  await signIn();
  await expire();
  service.script({ refresh: () => problem(503, 'unavailable', 'Later') });
  const result = await clock.run(tab.client.api.posts.GET('/api/v1/posts/'));
  expect(result).toMatchObject({ ok: false });
  expect(service.callsOf('refresh')).toHaveLength(1);
});

test('a refresh whose response is lost does not send the spent token again', async () => {
  const policy = { transientRefreshFailure: 'keep' } as const;
  const { clock, service, tab, signIn, expire } = openTabs({ rotates: true, policy });
  await signIn();
  await expire();
  service.script({ refresh: broken });
  const result = await clock.run(tab.client.api.posts.GET('/api/v1/posts/'));
  expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(service.callsOf('refresh')).toHaveLength(1);
  expect(service.callsOf('listPosts')).toHaveLength(0);
});

test('a retry carries the token too', async () => {
  const { clock, service, tab, signIn } = openTabs();
  await signIn();
  service.script({ listPosts: inTurn(refused(503), () => empty) });
  expect(await clock.run(tab.client.api.posts.GET('/api/v1/posts/'))).toMatchObject({ ok: true });
  expect(service.callsOf('listPosts').map(({ token }) => token !== null)).toEqual([true, true]);
});

test.each([
  ['Headers', new Headers({ 'if-match': '"a"', 'X-B': 'own' })],
  [
    'entries',
    [
      ['if-match', '"a"'],
      ['X-B', 'own'],
    ],
  ],
  ['an object', { 'if-match': '"a"', 'X-B': 'own' }],
])('the headers of a call are merged with those of every call: %s', async (_, headers) => {
  const { api, server } = setUp({ listPosts: empty });
  const both = withOptions(api, { headers: { 'X-A': 'all', 'x-b': 'all' } });
  await both.posts.GET('/api/v1/posts/', { headers: headers as HeadersInit });
  const sent = server.calls[0]?.headers;
  expect(['X-A', 'X-B', 'If-Match'].map((name) => sent?.get(name))).toEqual(['all', 'own', '"a"']);
});

test('a header that cannot be sent is a `config` error', async () => {
  const { api, at } = setUp({ createPost: {} });
  const wrong: Record<string, string>[] = [{ 'Idempotency-Key': 'ключ' }, { 'A b': 'c' }];
  for (const headers of wrong)
    for (const own of [api, withOptions(api, { headers })])
      expect(await own.posts.POST('/api/v1/posts/', { ...text, headers })).toMatchObject({
        error: { kind: 'config' },
      });
  expect(at).toEqual([]);
});

test('a repeated call whose first request is still running is retried', async () => {
  const inUse = () => {
    const response = problem(409, 'key_in_use', 'Still running');
    response.headers.set('Retry-After', '1');
    return response;
  };
  const { api, clock, at } = setUp({ createPost: inTurn(broken, inUse, () => ({ id: '1' })) });
  const work = api.posts.POST('/api/v1/posts/', { ...text, headers: { 'Idempotency-Key': 'one' } });
  expect(await clock.run(work)).toMatchObject({ ok: true, data: { id: '1' } });
  expect(at).toEqual([0, 250, 1750]);
});

test.each([
  ['a network failure', broken, 1],
  ['502', refused(502), 1],
  ['504', refused(504), 1],
  ['429', refused(429), 3],
  ['503', refused(503), 3],
])('a call with If-Match after %s: it may have changed the tag itself', async (_, failure, tries) => {
  const { api, clock, at } = setUp({ replaceSearchTwins: failure });
  const headers = { 'If-Match': '"a"' };
  await clock.run(api.posts.PUT('/api/v1/search/twins/', { body: {} as never, headers }));
  expect(at).toHaveLength(tries);
});
