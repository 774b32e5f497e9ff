import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { openTabs, scriptedFetch } from '../testing.ts';
import { createClient } from './createClient.ts';
import { makeToken } from '../testing/tokens.ts';
import { memoryTokens } from './tokens.ts';

const list = '/api/v1/posts/';
const base = 'https://janus.example';
const baseUrls = { auth: base, portfolio: base, posts: base };
const door = new URL('../index.ts', import.meta.url).href;
const core = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script in a separate Node process; returns its output and exit code. */
function runNode(script: string): Promise<{ code: number | null; out: string; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: core });
    let out = '';
    let errors = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

describe('Node and servers', () => {
  test('S66 importing and constructing touches no globals, starts no timers and warns of nothing', async () => {
    const { code, out, errors } = await runNode(`
      const touched = [];
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'addEventListener'])
        Object.defineProperty(globalThis, name, { configurable: true, get() { touched.push(name); } });
      for (const name of ['setTimeout', 'setInterval', 'fetch']) {
        const original = globalThis[name];
        globalThis[name] = (...args) => { touched.push(name); return original(...args); };
      }
      const { createClient, createApi } = await import(${JSON.stringify(door)});
      const client = createClient({ baseUrls: { auth: 'https://a.example', portfolio: 'https://b.example' } });
      createApi({ baseUrls: { auth: '', portfolio: '' } });
      console.log(JSON.stringify([touched, client.getServerSnapshot().status]));
    `);
    expect({ code, out: out.trim(), errors }).toEqual({ code: 0, out: '[[],"unknown"]', errors: '' });
  });

  test('S67 two users in one process never share a token, a refresh or a user', async () => {
    const { clock, service } = openTabs();
    const names = ['anna', 'boris'];
    const clients = names.map((name) => {
      const { access_token: accessToken, refresh_token: refreshToken } = service.open(name);
      const storage = memoryTokens({ accessToken, refreshToken });
      return createClient({ baseUrls, storage, fetch: service.fetch, clock });
    });
    clock.sleep(601_000);
    await clock.run(Promise.all(clients.map((client) => client.refresh())));
    expect(service.callsOf('refresh')).toHaveLength(2);
    expect(clients.map((client) => client.getSnapshot().user?.id)).toEqual(names);
    const [first, second] = clients;
    await clock.run(Promise.resolve(first?.forget()));
    expect([first, second].map((client) => client?.getSnapshot().isAuthenticated)).toEqual([false, true]);
  });

  test('S68 a script ends when its pending call is done, and not while it waits for a lock', async () => {
    const { code, out, errors } = await runNode(`
      import { createServer } from 'node:http';
      import { createClient } from ${JSON.stringify(door)};
      const server = createServer((request, response) => {
        const body = request.url.includes('refresh') ? { access_token: 'a.' + btoa('{"exp":4000000000}') + '.c' } : { id: '1' };
        setTimeout(() => response.end(JSON.stringify(body)), 50);
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      server.unref();
      const base = 'http://127.0.0.1:' + server.address().port;
      const values = new Map([['accessToken', 'a.' + btoa('{"exp":1}') + '.c'], ['refreshToken', 'r']]);
      const storage = { shared: true, get: (key) => values.get(key) ?? null, set: (key, value) => values.set(key, value), remove: (key) => values.delete(key) };
      navigator.locks?.request('janus-refresh ' + base, () => new Promise(() => {}));
      const client = createClient({ baseUrls: { auth: base, portfolio: base }, storage, timeout: 1500 });
      const start = Date.now();
      const result = await client.api.auth.GET('/api/v1/users/me/');
      console.log(result.ok, Date.now() - start > 2000 || !navigator.locks);
    `);
    expect({ code, out: out.trim(), errors }).toEqual({ code: 0, out: 'true true', errors: '' });
  });
});

describe('Cloudflare Workers', () => {
  /** A Request without `redirect: 'error'`, which that runtime does not support. */
  class WorkerRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      if (init?.redirect === 'error') throw new TypeError('Invalid redirect value');
      super(input, init);
    }
  }
  const expired = () => ({ accessToken: makeToken({ sub: 'o', exp: 1 }), refreshToken: 'r' });
  const live = { access_token: makeToken({ sub: 'o', exp: 4_000_000_000 }) };

  test('S66 calls and the refresh work without `redirect: error`', async () => {
    vi.stubGlobal('Request', WorkerRequest);
    try {
      const { fetch } = scriptedFetch({ refresh: live, getMe: { id: 'o' }, listPosts: {} });
      const client = createClient({ baseUrls, storage: memoryTokens(expired()), fetch });
      expect(await client.api.posts.GET(list)).toMatchObject({ ok: true });
      expect(await client.loadUser()).toMatchObject({ ok: true });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test.each([0, 301, 302, 303, 307, 308])('S4 a redirect fails as a network error: %i', async (status) => {
    // 0: browsers hide a redirect.
    const hidden = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    const redirect = () => (status ? new Response(null, { status, headers: { location: '/' } }) : hidden());
    const server = scriptedFetch({ refresh: live, getMe: { id: 'o' } });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const isList = (input as Request).url.endsWith(list);
      return isList ? redirect() : server.fetch(input, init);
    };
    const client = createClient({
      baseUrls,
      storage: memoryTokens(expired()),
      fetch,
      limits: { retries: 0 },
    });
    expect(await client.api.posts.GET(list)).toMatchObject({ ok: false, error: { kind: 'network' } });
    const away = createClient({ baseUrls, fetch: async () => redirect() });
    const login = await away.login({ username: 'a', password: 'b' });
    expect(login).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});

describe('snapshots and listeners', () => {
  test('S69 the snapshot is one object until something changes; the server snapshot is constant', async () => {
    const { clock, tab, signIn } = openTabs();
    const { client } = tab;
    const first = client.getSnapshot();
    expect(client.getSnapshot()).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
    expect(client.getServerSnapshot()).toBe(createClient({ baseUrls }).getServerSnapshot());
    await signIn();
    const second = client.getSnapshot();
    expect(second).not.toBe(first);
    await clock.run(client.refresh());
    const third = client.getSnapshot();
    await clock.run(client.refresh());
    expect(client.getSnapshot()).toBe(third);
  });

  test('S70 page listeners are registered once, however many subscribers there are', () => {
    const { tab } = openTabs();
    const { client, page } = tab;
    const before = page.listeners;
    const offs = [client.subscribe(() => undefined), client.subscribe(() => undefined)];
    for (const off of offs) off();
    for (const off of offs) off();
    client.subscribe(() => undefined)();
    expect(page.listeners).toBe(before);
    client.dispose();
    expect(page.listeners).toBe(0);
  });

  test('S70 dispose can be called twice, and a disposed client returns errors', async () => {
    const { tab, clock, service } = openTabs();
    const { client } = tab;
    client.dispose();
    client.dispose();
    const error = { kind: 'config', message: 'The session was disposed' };
    expect(await client.api.posts.GET(list)).toMatchObject({ ok: false, error });
    for (const work of [client.refresh(), client.loadUser(), client.logout(), client.forget()])
      expect(await work).toMatchObject({ ok: false, error });
    expect(await client.login({ username: 'a', password: 'b' })).toMatchObject({ ok: false, error });
    expect(await client.guard()).toMatchObject({ allow: false, error });
    expect(clock.pending).toBe(0);
    expect(service.calls).toHaveLength(0);
    client.subscribe(() => undefined)();
  });
});
