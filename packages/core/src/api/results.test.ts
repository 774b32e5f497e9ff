import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptedFetch } from '../testing.ts';
import { createApi } from './createApi.ts';

const base = 'https://janus.example';
const apiOf = (fetch: typeof globalThis.fetch, address = base) =>
  createApi({
    baseUrls: { auth: address, portfolio: address, posts: address },
    fetch,
    limits: { retries: 0 },
  });
const answering = (response: () => Response) => apiOf(scriptedFetch({ listPosts: response }).fetch);

let address = '';
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"items":');
  setTimeout(() => response.destroy(), 20);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('S10 exceptions become errors of their kind', () => {
  const never = () => Promise.reject(new TypeError('fetch failed'));
  const list = (api: ReturnType<typeof apiOf>, init: object = {}) => api.posts.GET('/api/v1/posts/', init);

  test('S10 network error', async () => {
    expect(await list(apiOf(never))).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
  test('S10 abort and timeout', async () => {
    const hanging = apiOf(scriptedFetch({ listPosts: () => new Promise(() => undefined) }).fetch);
    expect(await list(hanging, { signal: AbortSignal.abort() })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(await list(hanging, { signal: AbortSignal.abort('why') })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(await list(hanging, { signal: AbortSignal.timeout(5) })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
  test.each([
    ['with', { 'content-length': '6' }],
    ['without', {}],
  ])('S10 200 without JSON, %s Content-Length', async (_, headers) => {
    const api = answering(() => new Response('<html>', { headers: headers as Record<string, string> }));
    expect(await list(api)).toMatchObject({
      ok: false,
      error: { kind: 'decode' },
      response: { status: 200 },
    });
  });
  test('S10 a truncated body', async () => {
    expect(await list(apiOf(globalThis.fetch, address))).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
  });
  test('S10 a relative base URL outside a page', async () => {
    expect(await list(apiOf(globalThis.fetch, ''))).toMatchObject({ ok: false, error: { kind: 'config' } });
  });
  test('S10 middleware that throws', async () => {
    const boom = () => {
      throw new Error('boom');
    };
    const api = answering(() => Response.json({}));
    expect(await list(api, { middleware: [{ onRequest: boom }] })).toMatchObject({
      error: { kind: 'config' },
    });
    expect(await list(api, { middleware: [{ onResponse: boom }] })).toMatchObject({
      error: { kind: 'config' },
    });
  });
  test('S10 nested query parameters, a circular body, a bigint body', async () => {
    const api = answering(() => Response.json({}));
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const nested = { params: { query: { q: { a: { b: [{ c: 1 }] } } } } };
    expect(await list(api, nested)).toMatchObject({ error: { kind: 'config' } });
    for (const body of [circular, { n: 1n }])
      expect(await api.posts.POST('/api/v1/posts/', { body: body as never })).toMatchObject({
        error: { kind: 'config' },
      });
  });
  test('S10 a fetch given with a call does not replace the client’s', async () => {
    const other = scriptedFetch();
    const own = scriptedFetch({ listPosts: {} });
    expect(await list(apiOf(own.fetch), { fetch: other.fetch })).toMatchObject({ ok: true });
    expect([own.calls.length, other.calls.length]).toEqual([1, 0]);
  });
});

describe('S11 a response without a truthy error body is still an error', () => {
  test.each([
    [
      '401 with Content-Length 0',
      () => new Response(null, { status: 401, headers: { 'content-length': '0' } }),
    ],
    ['empty 500', () => new Response('', { status: 500 })],
    ['0', () => new Response('0', { status: 400 })],
    ['false', () => new Response('false', { status: 400 })],
    ['null', () => new Response('null', { status: 400 })],
    ['304', () => new Response(null, { status: 304 })],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('S11 %s', async (_, response) => {
    const result = await answering(response).posts.GET('/api/v1/posts/');
    expect(result.ok).toBe(false);
    if (result.ok) return;
    const { status } = response();
    expect(result.error).toMatchObject({ kind: 'http', status, body: undefined, message: `HTTP ${status}` });
  });
});

describe('S12 a success without a body', () => {
  test.each([
    ['empty 200', () => new Response('', { status: 200 })],
    ['200 with Content-Length 0', () => new Response(null, { headers: { 'content-length': '0' } })],
    ['204', () => new Response(null, { status: 204 })],
  ])('S12 %s', async (_, response) => {
    expect(await answering(response).posts.GET('/api/v1/posts/')).toMatchObject({
      ok: true,
      data: undefined,
    });
  });
});
