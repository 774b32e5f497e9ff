import { expect, test } from 'vitest';
import { operations } from '../contract/document.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { hashOf } from './etag.ts';

const posts = '/api/v1/posts/?language=ru';

async function revalidate(bench: TestServer, path: string, as?: string) {
  const who = as === undefined ? {} : { as };
  const first = await bench.ask('GET', path, who);
  const had = { 'if-none-match': first.headers.get('etag') ?? '' };
  return { first, second: await bench.ask('GET', path, { ...who, headers: had }) };
}

test('a client that already has the response gets 304 without a body', async () => {
  const bench = await startTestServer();
  const { first, second } = await revalidate(bench, posts);
  expect([first.status, second.status, second.text]).toEqual([200, 304, '']);
  for (const name of ['etag', 'cache-control', 'vary'])
    expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(first.headers.get('vary')).toBe('Authorization, Origin');
  const { access_token: as } = await bench.signIn();
  const body = { translations: [{ language: 'ru', title: 'Новый', status: 'published' }] };
  await bench.ask('POST', '/api/v1/posts/', { as, body });
  const changed = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
  expect((await bench.ask('GET', posts, changed)).status).toBe(200);
  await bench.stop();
});

test('a response to a signed-in person is never shared with others', async () => {
  const bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  const { first, second } = await revalidate(bench, '/api/v1/users/me/', as);
  expect([first.headers.get('cache-control'), second.status]).toEqual(['no-store', 304]);
  // the same address, another response
  const visitor = await bench.ask('GET', posts);
  const editor = await bench.ask('GET', '/api/v1/posts/', { as });
  expect(editor.headers.get('etag')).not.toBe(visitor.headers.get('etag'));
  expect(editor.headers.get('cache-control')).toBe('no-store');
  const body = { name: 'Скрипт', scopes: ['posts'], expires_in_days: 90 };
  const made = await bench.ask<{ token: string }>('POST', '/api/v1/access-tokens/', { as, body });
  const program = await revalidate(bench, '/api/v1/posts/', made.body.token);
  expect(program.first.headers.get('cache-control')).toBe('private, no-cache');
  expect(program.second.status).toBe(304);
  // the tag without the token gives no access
  const had = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await bench.ask('GET', '/api/v1/users/me/', { headers: had })).status).toBe(401);
  await bench.stop();
});

test('HEAD answers with the status and tag of GET, without a body', async () => {
  const bench = await startTestServer();
  const get = await bench.ask('GET', posts);
  const head = await bench.ask('HEAD', posts);
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')]);
  const had = { 'if-none-match': get.headers.get('etag') ?? '' };
  expect((await bench.ask('HEAD', posts, { headers: had })).status).toBe(304);
  await bench.stop();
});

test('every read without required parameters has an ETag', async () => {
  const bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  const reads = operations.filter(
    ({ method, pathParameters, queryParameters, sendsFile }) =>
      method === 'GET' &&
      !sendsFile &&
      pathParameters.length === 0 &&
      queryParameters.every(({ isRequired }) => !isRequired),
  );
  expect(reads.length).toBeGreaterThan(15);
  const without: string[] = [];
  for (const { path } of reads)
    if (!(await bench.ask('GET', path, { as })).headers.has('etag')) without.push(path);
  expect(without).toEqual([]);
  await bench.stop();
});

test('a response that must not be stored says so and has no tag', async () => {
  const bench = await startTestServer();
  const refused = await bench.ask('GET', '/api/v1/users/me/');
  expect([refused.headers.get('cache-control'), refused.headers.has('etag')]).toEqual(['no-store', false]);
  await bench.stop();
});

test('computing a tag takes less than two milliseconds', () => {
  const text = JSON.stringify(Array.from({ length: 20 }, (_, at) => ({ at, text: 'слово '.repeat(150) })));
  const start = performance.now();
  for (let run = 0; run < 200; run += 1) hashOf(text);
  // generous: test machines are slow
  expect((performance.now() - start) / 200).toBeLessThan(2);
});
