import { describe, expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import { fakeClock, makeToken, openTabs, problem, scriptedFetch } from '../testing.ts';
import { createClient } from './createClient.ts';
import { isExpired, memoryTokens, readClaims } from './tokens.ts';

const base = 'https://janus.example';
const bases = { auth: base, portfolio: base, posts: base };
const live = () => makeToken({ sub: 'a', exp: 4_000_000_000 });

function clientWith(
  fetch: typeof globalThis.fetch,
  tokens: { accessToken?: string; refreshToken?: string } = {},
) {
  const storage = memoryTokens(tokens);
  return { storage, client: createClient({ baseUrls: bases, storage, fetch }) };
}

describe('which requests carry the token', () => {
  test('S1 every call but login and refresh carries the stored token; without one there is no header', async () => {
    const server = scriptedFetch({ listPosts: {}, listProjects: {}, getMe: {} });
    const token = live();
    const { client } = clientWith(server.fetch, { accessToken: token });
    await client.api.posts.GET('/api/v1/posts/');
    await client.api.portfolio.GET('/api/v1/projects/');
    await client.api.auth.GET('/api/v1/users/me/');
    expect(server.calls.map((call) => call.token)).toEqual([token, token, token]);
    server.reset();
    await clientWith(server.fetch).client.api.posts.GET('/api/v1/posts/');
    expect(server.calls[0]?.headers.has('authorization')).toBe(false);
  });

  test('S2 login and refresh never carry the token, start a refresh or clear tokens on 401', async () => {
    const refusal = problem(401, 'unauthorized', 'No');
    const server = scriptedFetch({ login: refusal, refresh: refusal });
    const token = makeToken({ exp: 1 });
    const { client, storage } = clientWith(server.fetch, { accessToken: token, refreshToken: 'r' });
    const login = await client.login({ username: 'a', password: 'b' });
    await client.api.auth.POST('/api/v1/login/', { body: { username: 'a', password: 'b' } });
    await client.api.auth.POST('/api/v1/refresh/', { body: { refresh_token: 'x' } });
    expect(login).toMatchObject({ ok: false, error: { kind: 'http', status: 401, message: 'No' } });
    expect(server.calls.map((call) => call.operation)).toEqual(['login', 'login', 'refresh']);
    expect(server.calls.every((call) => call.token === null)).toBe(true);
    expect(storage.get('accessToken')).toBe(token);
  });

  test('S2 nor does a passkey sign-in, which stores both tokens and sends no device token', async () => {
    const credential = {
      id: 'AQ',
      rawId: 'AQ',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    } as const;
    const access = live();
    const server = scriptedFetch({
      signInWithPasskey: { access_token: access, refresh_token: 'new', device_token: 'device' },
      getMe: { id: 'a' },
    });
    const { client, storage } = clientWith(server.fetch, { accessToken: makeToken({ exp: 1 }) });
    storage.set('deviceToken', 'old');
    expect(await client.login({ credential })).toMatchObject({ ok: true, data: { id: 'a' } });
    expect(server.calls[0]).toMatchObject({ operation: 'signInWithPasskey', token: null });
    expect(server.calls[0]?.body).toEqual({ credential });
    expect([storage.get('accessToken'), storage.get('refreshToken')]).toEqual([access, 'new']);
  });

  test('S2 nor does a sign-in by a code from the other face', async () => {
    const answer = { access_token: live(), refresh_token: 'new' };
    const server = scriptedFetch({ signInWithHandover: answer, getMe: { id: 'a' } });
    const { client, storage } = clientWith(server.fetch, { accessToken: makeToken({ exp: 1 }) });
    storage.set('deviceToken', 'old');
    const code = { code: 'c', code_verifier: 'v' };
    expect(await client.login(code)).toMatchObject({ ok: true, data: { id: 'a' } });
    expect(server.calls[0]).toMatchObject({ operation: 'signInWithHandover', token: null, body: code });
  });

  test('S3 a caller’s own Authorization header takes precedence, and its 401 clears nothing', async () => {
    const server = scriptedFetch({ listPosts: problem(401, 'unauthorized', 'No') });
    const { client, storage } = clientWith(server.fetch, { accessToken: live(), refreshToken: 'r' });
    await client.api.posts.GET('/api/v1/posts/', { headers: { Authorization: 'Basic abc' } });
    expect(server.calls[0]?.headers.get('authorization')).toBe('Basic abc');
    expect(storage.get('refreshToken')).toBe('r');
  });

  test.each([
    ['https://janus.example.evil.example/api/v1/posts/'],
    ['https://janus.example:8443/api/v1/posts/'],
    ['http://janus.example/api/v1/posts/'],
    ['https://evil.example/https://janus.example/'],
    ['https://janus.example@evil.example/'],
  ])('S4 %s gets no token', async (address) => {
    const seen: (string | null)[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      seen.push((input as Request).headers.get('authorization'));
      return new Response(null, { status: 401 });
    };
    const { client, storage } = clientWith(fetch, { accessToken: live(), refreshToken: 'r' });
    const request = address.includes('@') ? null : new Request(address);
    if (request) {
      await client.fetch(request);
      expect(seen).toEqual([null]);
    } else await expect(client.fetch(address)).rejects.toThrow();
    expect(storage.get('refreshToken')).toBe('r');
  });

  test('S2 S4 base URLs may be relative to the page', async () => {
    const server = scriptedFetch({ login: problem(401, 'unauthorized', 'No'), listPosts: {} });
    const globals = globalThis as { location?: unknown };
    globals.location = new URL('http://blog.lan:3000/posts/create?a=b');
    try {
      const storage = memoryTokens({ accessToken: live(), refreshToken: 'r' });
      const client = createClient({ baseUrls: { auth: '', portfolio: '/' }, storage, fetch: server.fetch });
      const send = (path: string) => client.fetch(`http://blog.lan:3000${path}`, { method: 'POST' });
      await send('/api/v1/login/');
      await client.fetch('http://blog.lan:3000/api/v1/posts/');
      await client.fetch('http://blog.lan:3001/api/v1/posts/');
      expect(server.calls.map((call) => call.token !== null)).toEqual([false, true, false]);
    } finally {
      delete globals.location;
    }
  });

  test('S4 a request with a token follows no redirect, and plain http to another host carries none', async () => {
    const server = scriptedFetch({ listPosts: {} });
    await clientWith(server.fetch, { accessToken: live() }).client.api.posts.GET('/api/v1/posts/');
    expect(server.calls[0]?.init?.redirect).toBe('manual');
    for (const [origin, expected] of [
      ['http://api.lan', false],
      ['http://localhost:3000', true],
      ['http://blog.localhost:3000', true],
      ['http://127.0.0.1:3000', true],
      ['http://127.0.0.1.evil.example', false],
    ] as const) {
      server.reset();
      const baseUrls = { auth: origin, portfolio: origin, posts: origin };
      const storage = memoryTokens({ accessToken: live() });
      await createClient({ baseUrls, storage, fetch: server.fetch }).api.posts.GET('/api/v1/posts/');
      expect([origin, server.calls[0]?.token !== null]).toEqual([origin, expected]);
    }
  });

  test('requests ask for texts in the language of the page', async () => {
    const server = scriptedFetch({ listPosts: {}, login: problem(401, 'x', 'No') });
    let language = 'ru';
    const client = createClient({ baseUrls: bases, fetch: server.fetch, language: () => language });
    await client.login({ username: 'a', password: 'b' });
    language = 'en';
    await client.api.posts.GET('/api/v1/posts/');
    expect(server.calls.map((call) => call.headers.get('accept-language'))).toEqual(['ru', 'en']);
  });

  test('S5 a client created before globalThis.fetch is replaced uses the replacement', async () => {
    const client = createClient({ baseUrls: bases });
    const api = createApi({ baseUrls: bases });
    const server = scriptedFetch({ listPosts: { items: [] } });
    const original = globalThis.fetch;
    globalThis.fetch = server.fetch;
    try {
      await client.api.posts.GET('/api/v1/posts/');
      await api.posts.GET('/api/v1/posts/');
    } finally {
      globalThis.fetch = original;
    }
    expect(server.calls).toHaveLength(2);
  });

  test('S6 adding the header preserves the body, content type, method and signal', async () => {
    const server = scriptedFetch({ createPost: {}, uploadMedia: {}, 'PUT /stream': {} });
    const { client } = clientWith(server.fetch, { accessToken: live() });
    const body = { translations: [{ language: 'ru' as const, title: 'Привет' }] };
    await client.api.posts.POST('/api/v1/posts/', { body });
    await client.api.posts.POST('/api/v1/media/', {
      body: { file: new Blob(['picture'], { type: 'image/png' }) },
    });
    const stream = new Blob(['streamed']).stream();
    const half = { method: 'PUT', body: stream, duplex: 'half', headers: { 'content-type': 'text/x-one' } };
    await client.fetch(`${base}/stream`, half);
    const [json, form, text] = server.calls;
    expect([json?.method, json?.body, json?.headers.get('content-type')]).toEqual([
      'POST',
      body,
      'application/json',
    ]);
    expect(await (form?.body as { get(name: string): Blob } | undefined)?.get('file').text()).toBe('picture');
    expect([text?.body, text?.headers.get('content-type')]).toEqual(['streamed', 'text/x-one']);
    expect(server.calls.every((call) => call.token)).toBe(true);
    const controller = new AbortController();
    const hanging = scriptedFetch({ listPosts: () => new Promise(() => undefined) });
    const call = clientWith(hanging.fetch).client.api.posts.GET('/api/v1/posts/', {
      signal: controller.signal,
    });
    controller.abort();
    expect(await call).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('reading a token', () => {
  test('S7 a token is expired once its exp is in the past, not at that very moment', () => {
    expect(isExpired({ exp: 99 }, 100_000)).toBe(true);
    expect(isExpired({ exp: 100 }, 100_000)).toBe(false);
    expect(isExpired({ exp: 100 }, 100_001)).toBe(true);
    expect(isExpired({ exp: -5 }, 100_000)).toBe(true);
  });

  test.each([
    ['missing', makeToken({})],
    ['string', makeToken({ exp: '100' })],
    ['null', makeToken({ exp: null })],
    ['too large', `a.${btoa('{"exp":1e999}')}.c`],
    ['two parts', makeToken({ exp: 1 }).split('.').slice(0, 2).join('.')],
    ['bad base64', 'a.%%%.c'],
    ['bad JSON', `a.${btoa('{exp')}.c`],
    ['array', `a.${btoa('[1]')}.c`],
    ['null payload', `a.${btoa('null')}.c`],
    ['nothing', ''],
  ])('S7 unreadable: %s', (_, token) => {
    expect(readClaims(token)).toBeNull();
    const { client } = clientWith(globalThis.fetch, { accessToken: token });
    expect(client.getSnapshot().isAuthenticated).toBe(false);
  });

  test('S8 base64url without padding and UTF-8 claims are decoded', () => {
    const name = 'Ёжик ÿÿ>>>???';
    const token = makeToken({ exp: 1, name });
    expect(token).toMatch(/[-_]/);
    expect(readClaims(token)).toMatchObject({ exp: 1, name });
  });

  test('S9 an unreadable token is not authenticated, is sent as stored, and only the guard refreshes it', async () => {
    const rig = openTabs();
    const tokens = rig.service.open();
    const storage = memoryTokens({ accessToken: 'opaque', refreshToken: tokens.refresh_token });
    const client = createClient({ baseUrls: bases, storage, fetch: rig.service.fetch, clock: rig.clock });
    expect(client.getSnapshot().isAuthenticated).toBe(false);
    await rig.clock.run(client.api.posts.GET('/api/v1/posts/'));
    expect(rig.service.calls.map((call) => [call.operation, call.token])).toEqual([['listPosts', 'opaque']]);
    expect(await rig.clock.run(client.guard())).toMatchObject({ allow: true });
    expect(rig.service.callsOf('refresh')).toHaveLength(1);
  });
});

describe('S13 exceptions around a call', () => {
  test('S13 a throwing listener, logger, storage or callback never changes a result', async () => {
    const boom = () => {
      throw new Error('boom');
    };
    const clock = fakeClock();
    const server = scriptedFetch({ listPosts: problem(401, 'unauthorized', 'No'), login: {} });
    const client = createClient({
      baseUrls: bases,
      clock,
      storage: memoryTokens({ accessToken: live(), refreshToken: 'r' }),
      fetch: server.fetch,
      logger: { warn: boom },
      onLoginRequired: boom,
    });
    client.subscribe(boom);
    client.on('signedOut', boom);
    expect(await client.api.posts.GET('/api/v1/posts/')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(client.getSnapshot().status).toBe('anonymous');
    const broken = createClient({
      baseUrls: bases,
      storage: { get: boom, set: boom, remove: boom },
      fetch: server.fetch,
    });
    expect(await broken.api.posts.GET('/api/v1/posts/')).toMatchObject({ ok: false, error: { status: 401 } });
  });

  test('S13 a throwing language leaves the header out; throwing page signals count as online', async () => {
    const boom = () => {
      throw new Error('boom');
    };
    const clock = fakeClock();
    const server = scriptedFetch({
      listPosts: {},
      getMe: { id: 'a' },
      login: problem(401, 'unauthorized', 'No'),
    });
    const client = createClient({
      baseUrls: bases,
      clock,
      storage: memoryTokens({ accessToken: live(), refreshToken: 'r' }),
      fetch: server.fetch,
      language: boom,
      page: { isOffline: boom, on: boom },
    });
    expect(await client.api.posts.GET('/api/v1/posts/')).toMatchObject({ ok: true });
    expect(await client.guard()).toMatchObject({ allow: true });
    const login = await client.login({ username: 'a', password: 'b' });
    expect(login).toMatchObject({ ok: false, error: { status: 401 } });
    expect(server.calls.map((call) => call.operation)).toEqual(['listPosts', 'getMe', 'login']);
    client.dispose();
  });
});
