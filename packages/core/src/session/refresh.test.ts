import { describe, expect, test, vi } from 'vitest';
import { fakeClock, flush, makeToken, openTabs, problem, scriptedFetch } from '../testing.ts';
import { createClient } from './createClient.ts';
import { memoryTokens } from './tokens.ts';

const list = '/api/v1/posts/';
const base = 'https://janus.example';
const baseUrls = { auth: base, portfolio: base, posts: base };

/** One tab, signed in, with an expired access token. */
async function expiredTab(options: Parameters<typeof openTabs>[0] = {}) {
  const rig = openTabs(options);
  const first = await rig.signIn();
  await rig.expire();
  return { ...rig, first, tab: rig.tab, client: rig.tab.client };
}

describe('one shared refresh', () => {
  test('S14 100 calls with an expired token: one refresh, all calls sent with the new token', async () => {
    const { clock, client, service, stored } = await expiredTab();
    const calls = Array.from({ length: 100 }, () => client.api.posts.GET(list));
    const results = await clock.run(Promise.all(calls));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(service.callsOf('refresh')).toHaveLength(1);
    expect(service.callsOf('listPosts').map((call) => call.token)).toEqual(Array(100).fill(stored().access));
  });

  test('S15 calls during a refresh wait for it; a call right after it starts no other', async () => {
    const { clock, client, service } = await expiredTab({ latency: 100 });
    const first = client.api.posts.GET(list);
    await clock.advance(50);
    const second = client.api.posts.GET(list);
    await clock.run(first);
    await clock.run(client.api.posts.GET(list));
    expect(await second).toMatchObject({ ok: true });
    expect(service.callsOf('refresh')).toHaveLength(1);
  });

  test('S16 refused: every waiting call gets the error, nothing is sent, one clear, one notification', async () => {
    const { clock, client, service, tab, stored } = await expiredTab();
    service.script({ refresh: problem(401, 'refresh_refused', 'Over') });
    const calls = Array.from({ length: 10 }, () => client.api.posts.GET(list));
    for (const result of await clock.run(Promise.all(calls)))
      expect(result).toMatchObject({ ok: false, error: { kind: 'auth', message: 'Token refresh failed' } });
    expect(service.callsOf('listPosts')).toHaveLength(0);
    expect(stored()).toEqual({ access: null, refresh: null });
    expect(tab.events.filter((name) => name === 'signedOut')).toHaveLength(1);
    expect(tab.loginRequired).toEqual([{ reason: 'refresh-failed', status: 401 }]);
  });

  test('S17 a refused refresh token is never sent again', async () => {
    const storage = memoryTokens({ accessToken: makeToken({ exp: 1 }), refreshToken: 'r' });
    const frozen = { ...storage, set: () => undefined, remove: () => undefined };
    const server = scriptedFetch({ refresh: problem(401, 'refused', 'Over') });
    const client = createClient({ baseUrls, storage: frozen, fetch: server.fetch });
    for (let round = 0; round < 3; round++)
      expect(await client.api.posts.GET(list)).toMatchObject({ ok: false, error: { kind: 'auth' } });
    expect(server.callsOf('refresh')).toHaveLength(1);
  });

  test('S17 a temporary failure is not retried for 5 seconds, or longer if Retry-After says so', async () => {
    const { clock, client, service, first, stored } = await expiredTab({
      policy: { transientRefreshFailure: 'keep' },
    });
    service.script({ refresh: new Response(null, { status: 503, headers: { 'Retry-After': '60' } }) });
    const call = () => clock.run(client.api.posts.GET(list));
    expect(await call()).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } });
    await clock.advance(30_000);
    expect(await call()).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } });
    expect(service.callsOf('refresh')).toHaveLength(1);
    await clock.advance(31_000);
    await call();
    expect(service.callsOf('refresh')).toHaveLength(2);
    expect(stored().refresh).toBe(first.refresh_token);
    expect(await clock.run(client.refresh())).toMatchObject({ ok: false });
    expect(service.callsOf('refresh')).toHaveLength(3);
  });

  test('S17 Retry-After may be a date', async () => {
    const { clock, client, service } = await expiredTab({ policy: { transientRefreshFailure: 'keep' } });
    const headers = { 'Retry-After': new Date(clock.now() + 60_000).toUTCString() };
    service.script({ refresh: new Response(null, { status: 503, headers }) });
    await clock.run(client.api.posts.GET(list));
    await clock.advance(50_000);
    await clock.run(client.api.posts.GET(list));
    expect(service.callsOf('refresh')).toHaveLength(1);
    await clock.advance(11_000);
    await clock.run(client.api.posts.GET(list));
    expect(service.callsOf('refresh')).toHaveLength(2);
  });

  test('S18 a hanging refresh times out, and waiting calls settle', async () => {
    const { clock, client, service, stored } = await expiredTab();
    service.script({ refresh: () => new Promise(() => undefined) });
    const start = clock.now();
    const result = await clock.run(client.api.posts.GET(list));
    expect(result).toMatchObject({
      ok: false,
      error: { message: 'Token refresh failed', cause: { kind: 'timeout' } },
    });
    expect(clock.now() - start).toBeLessThanOrEqual(10_000);
    expect(stored().refresh).toBeNull();
  });

  test.each([
    ['no token', () => ({})],
    ['an empty token', () => ({ access_token: '' })],
    ['a number', () => ({ access_token: 5 })],
    ['null', () => new Response('null')],
    ['no JSON', () => new Response('<html>')],
    ['204', () => undefined],
    ['3xx', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ])('S19 a refresh answered with %s fails', async (_, answer) => {
    const { clock, client, service, stored } = await expiredTab();
    service.script({ refresh: answer });
    expect(await clock.run(client.refresh())).toMatchObject({
      ok: false,
      error: { message: 'Token refresh failed' },
    });
    expect(stored()).toEqual({ access: null, refresh: null });
  });

  test('S20 an aborted caller ends alone and at once; one aborted beforehand starts nothing', async () => {
    const { clock, client, service } = await expiredTab({ latency: 1000 });
    const aborted = client.api.posts.GET(list, { signal: AbortSignal.abort() });
    expect(await aborted).toMatchObject({ error: { kind: 'aborted' } });
    expect(service.calls).toHaveLength(0);
    const controller = new AbortController();
    const impatient = client.api.posts.GET(list, { signal: controller.signal });
    const patient = client.api.posts.GET(list);
    await clock.advance(100);
    controller.abort();
    const before = clock.now();
    expect(await impatient).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(clock.now()).toBe(before);
    expect(await clock.run(patient)).toMatchObject({ ok: true });
    expect(service.callsOf('refresh')).toHaveLength(1);
  });
});

describe('events during a refresh', () => {
  test.each([['good'], ['bad']])('S21 login during refresh: a %s response changes nothing', async (kind) => {
    const { clock, client, service, stored } = await expiredTab({ latency: 100 });
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    service.script({
      refresh: async () => {
        await gate;
        return kind === 'good' ? { access_token: 'late', refresh_token: 'late' } : problem(401, 'no', 'No');
      },
    });
    const refresh = client.refresh();
    await clock.advance(10);
    expect(await clock.run(client.login({ username: 'second', password: 'x' }))).toMatchObject({ ok: true });
    const after = stored();
    release();
    await clock.run(refresh);
    expect(stored()).toEqual(after);
    expect(client.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { id: 'second' } });
  });

  test.each([['forget'], ['logout']] as const)(
    'S22 %s during a refresh: the tokens are not restored',
    async (way) => {
      const rig = openTabs({ latency: 100 });
      await rig.signIn();
      const { clock, tab, stored } = rig;
      const refresh = tab.client.refresh();
      await flush();
      const leave = tab.client[way]();
      await clock.run(leave);
      expect(await clock.run(refresh)).toMatchObject(way === 'forget' ? { ok: false } : {});
      await clock.advance(5000);
      expect(stored()).toEqual({ access: null, refresh: null });
      expect(tab.client.getSnapshot().status).toBe('anonymous');
    },
  );

  test('S23 a listener may call any method without deadlock or recursion', async () => {
    const { clock, client, service, stored } = await expiredTab();
    const work: Promise<unknown>[] = [];
    const poke = vi.fn(() => {
      if (work.length > 20) return;
      work.push(client.refresh(), client.api.posts.GET(list), client.guard(), client.loadUser());
    });
    for (const name of ['refreshed', 'userChanged', 'signedOut'] as const) client.on(name, poke);
    client.subscribe(poke);
    expect(await clock.run(client.api.posts.GET(list))).toMatchObject({ ok: true });
    await clock.run(Promise.all(work));
    client.on('refreshed', () => void client.logout());
    await clock.run(client.refresh());
    await clock.advance(2000);
    expect(stored().access).toBeNull();
    client.on('signedIn', () => client.dispose());
    await clock.run(client.login({ username: 'owner', password: 'x' }));
    expect(service.callsOf('refresh').length).toBeLessThan(12);
  });

  test('S24 after a refresh the user is loaded once, without another refresh', async () => {
    const { clock, client, service } = await expiredTab({ skew: 100_000_000 });
    expect(await clock.run(client.refresh())).toMatchObject({ ok: true, data: { id: 'owner' } });
    expect(service.calls.map((call) => call.operation)).toEqual(['refresh', 'getMe']);
  });

  test('S25 clock far ahead: at most one refresh in 5 s, calls are sent, the skew is reported', async () => {
    const { clock, client, service, tab } = await expiredTab({
      skew: 100_000_000,
      latency: 0,
    });
    service.script({ refresh: () => ({ access_token: service.open().access_token }) });
    for (let call = 0; call < 20; call++) {
      expect(await clock.run(client.api.posts.GET(list))).toMatchObject({ ok: true });
      await clock.advance(500);
    }
    expect(service.callsOf('refresh').length).toBeLessThanOrEqual(2);
    expect(tab.events).toContain('clockSkew');
    const detail = tab.details[tab.events.indexOf('clockSkew')] as { seconds: number };
    expect(detail.seconds).toBeGreaterThan(99_000_000);
  });

  test('S25 two tabs share what they know of a fresh token: one refresh in 5 s, and both report the skew', async () => {
    const { clock, tabs, service, signIn } = openTabs({ count: 2, skew: 660 });
    await signIn();
    const start = clock.now();
    for (let call = 0; clock.now() - start < 4500; call++) {
      const result = await clock.run(
        tabs[call % 2]?.client.api.posts.GET(list) ?? Promise.reject(new Error()),
      );
      expect(result).toMatchObject({ ok: true });
      await clock.advance(250);
    }
    expect(service.callsOf('refresh')).toHaveLength(1);
    for (const { events } of tabs) expect(events.filter((name) => name === 'clockSkew')).toHaveLength(1);
    await clock.advance(6000);
    await clock.run(Promise.all(tabs.map(({ client }) => client.api.posts.GET(list))));
    expect(service.callsOf('refresh')).toHaveLength(2);
  });

  test('S25 guards do not refresh a fresh token', async () => {
    const { clock, tab, service, signIn } = openTabs({ skew: 660 });
    await signIn();
    for (let guard = 0; guard < 5; guard++) {
      expect(await clock.run(tab.client.guard())).toMatchObject({ allow: true });
      await clock.advance(200);
    }
    expect(service.calls.map((call) => call.operation)).toEqual(['refresh', 'getMe']);
  });

  test('S26 a rotated refresh token is stored before the access token; otherwise the old one is kept', async () => {
    for (const rotates of [true, false]) {
      const clock = fakeClock();
      const order: string[] = [];
      const storage = memoryTokens({ accessToken: makeToken({ exp: 1 }), refreshToken: 'old' });
      const set = (key: string, value: string) => {
        order.push(key);
        storage.set(key, value);
      };
      const access = makeToken({ exp: clock.now() / 1000 + 600 });
      const answer = { access_token: access, ...(rotates ? { refresh_token: 'new' } : {}) };
      const server = scriptedFetch({ refresh: answer, getMe: { id: 'a' } });
      const client = createClient({ baseUrls, storage: { ...storage, set }, fetch: server.fetch, clock });
      await clock.run(client.refresh());
      expect(order).toEqual(['refreshToken', 'accessToken']);
      expect([storage.get('refreshToken'), storage.get('accessToken')]).toEqual([
        rotates ? 'new' : 'old',
        access,
      ]);
    }
  });

  test('S27 two clients on one page with one storage: one refresh, seen by both', async () => {
    const clock = fakeClock();
    const rig = openTabs();
    const tokens = rig.service.open();
    const storage = memoryTokens({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token });
    rig.clock.sleep(601_000);
    const make = () => createClient({ baseUrls, storage, fetch: rig.service.fetch, clock: rig.clock });
    const [one, two] = [make(), make()];
    const seen = vi.fn();
    two.subscribe(seen);
    const both = Promise.all([one.api.posts.GET(list), two.api.posts.GET(list)]);
    expect((await rig.clock.run(both)).every((result) => result.ok)).toBe(true);
    expect(rig.service.callsOf('refresh')).toHaveLength(1);
    expect(seen).toHaveBeenCalled();
    expect([one, two].map((client) => client.getSnapshot().isAuthenticated)).toEqual([true, true]);
    expect(clock.pending).toBe(0);
  });
});
