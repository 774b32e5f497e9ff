import { describe, expect, test } from 'vitest';
import { flush, openTabs, type Tab } from '../testing.ts';
import type { LocksLike } from './types.ts';

const list = '/api/v1/posts/';
const call = (tab: Tab) => tab.client.api.posts.GET(list);

describe.each([2, 6])('%i tabs against a strictly rotating server', (count) => {
  test.each([0, 10, 100, 1000])('S40 S42 50 rounds, writes visible after %i ms', async (delay) => {
    const { clock, service, tabs, signIn, expire } = openTabs({ count, delay, rotates: true });
    await signIn();
    for (let round = 1; round <= 50; round++) {
      await expire();
      const results = await clock.run(Promise.all(tabs.flatMap((tab) => [call(tab), call(tab), call(tab)])));
      expect(results.filter((result) => !result.ok)).toEqual([]);
      expect(service.callsOf('refresh')).toHaveLength(round);
    }
    expect([service.replays.length, service.revoked.size]).toEqual([0, 0]);
    expect(tabs.flatMap((tab) => tab.loginRequired)).toEqual([]);
  });

  test.each([0, 10, 100, 1000])('S41 one call per tab, writes visible after %i ms', async (delay) => {
    const { clock, service, tabs, signIn, expire } = openTabs({ count, delay, rotates: true, latency: 0 });
    await signIn();
    for (let round = 1; round <= 20; round++) {
      await expire();
      const results = await clock.run(Promise.all(tabs.map(call)));
      expect(results.filter((result) => !result.ok)).toEqual([]);
      expect(service.callsOf('refresh')).toHaveLength(round);
    }
    expect(service.replays).toEqual([]);
  });
});

describe('closed tabs and broken locks', () => {
  test('S43 the refreshing tab is closed before the response: the others continue', async () => {
    const { clock, tabs, service, signIn, expire, stored } = openTabs({ count: 3, latency: 500 });
    await signIn();
    await expire();
    const [first, ...others] = tabs as [Tab, Tab, Tab];
    void call(first);
    await flush();
    const work = Promise.all(others.map(call));
    await clock.advance(100);
    first.close();
    // A closed tab writes nothing more; the server's grace period lets the same token be used again.
    expect((await clock.run(work)).every((result) => result.ok)).toBe(true);
    expect(service.callsOf('refresh')).toHaveLength(2);
    expect(stored().access).not.toBeNull();
  });

  test('S44 a lock never released by other code: calls continue within the time limit', async () => {
    const { clock, tab, locks, signIn, expire } = openTabs();
    await signIn();
    await expire();
    void locks.tab().request('janus-refresh https://janus.example', {}, () => new Promise(() => undefined));
    await flush();
    const start = clock.now();
    expect(await clock.run(call(tab))).toMatchObject({ ok: true });
    expect(clock.now() - start).toBeLessThan(14_000);
  });

  const refusing: LocksLike = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) };
  const throwing: LocksLike = {
    request() {
      throw new TypeError('No');
    },
  };
  test.each([
    ['none', null],
    ['refusing', refusing],
    ['throwing', throwing],
  ])('S45 locks %s: two calls share one refresh, and logout works', async (_, locks) => {
    const { clock, tabs, tab, service, signIn, expire } = openTabs({ count: 2, locks });
    await signIn();
    await expire();
    expect(await clock.run(Promise.all([call(tab), call(tab)]))).toMatchObject([{ ok: true }, { ok: true }]);
    expect(service.callsOf('refresh')).toHaveLength(1);
    await clock.run(Promise.all(tabs.map(call)));
    await clock.run(tab.client.logout());
    expect(tab.client.getSnapshot().status).toBe('anonymous');
  });

  test('S45 without locks, a pair half written by another tab is waited for and adopted completely', async () => {
    const { clock, service, tab, disk, signIn, expire } = openTabs({ latency: 100, locks: null });
    await signIn();
    await expire();
    const work = call(tab);
    await clock.advance(50);
    const other = disk.tab();
    const { access_token: access, refresh_token: refresh } = service.open();
    other.set('refreshToken', refresh);
    await clock.advance(100);
    other.set('accessToken', access);
    expect(await clock.run(work)).toMatchObject({ ok: true });
    expect([service.callsOf('listPosts')[0]?.token, tab.loginRequired]).toEqual([access, []]);
  });
});

describe('changes in another tab', () => {
  async function two(options: Parameters<typeof openTabs>[0] = {}) {
    const rig = openTabs({ count: 2, delay: 50, ...options });
    await rig.signIn();
    const [one, other] = rig.tabs as [Tab, Tab];
    await rig.clock.run(Promise.all([one.client.loadUser(), other.client.loadUser()]));
    rig.service.reset();
    return { ...rig, one, other };
  }

  test('S46 logout: signed out without a request, notified once', async () => {
    const { clock, one, other, service } = await two();
    await clock.run(one.client.logout());
    await clock.advance(100);
    expect(other.client.getSnapshot()).toEqual({ status: 'anonymous', isAuthenticated: false, user: null });
    expect(other.loginRequired).toEqual([{ reason: 'other-tab' }]);
    expect(one.loginRequired).toEqual([]);
    expect(service.calls.map((seen) => seen.operation)).toEqual(['logout']);
    expect(await other.client.guard()).toMatchObject({ allow: false });
    expect(other.loginRequired).toHaveLength(1);
  });

  test('S47 login as another user: the old user is dropped, the new one loaded', async () => {
    const { clock, one, other } = await two();
    await clock.run(one.client.login({ username: 'second', password: 'x' }));
    await clock.advance(1000);
    const users = other.details.filter((_, index) => other.events[index] === 'userChanged');
    expect(users).toMatchObject([{ id: 'owner' }, null, { id: 'second' }]);
    expect(other.client.getSnapshot().user?.id).toBe('second');
    expect(other.loginRequired).toEqual([]);
  });

  test('S48 a refresh: the new token is used, the user is not loaded again', async () => {
    const { clock, one, other, service, stored } = await two();
    await clock.run(one.client.refresh());
    await clock.advance(100);
    await clock.run(call(other));
    expect(service.callsOf('listPosts')[0]?.token).toBe(stored().access);
    expect(service.callsOf('getMe')).toHaveLength(1);
  });

  describe('of tokens that state no person', () => {
    const hasSubject = false;

    test.each([0, 50])('S47 login as another user, writes visible after %i ms', async (delay) => {
      const { clock, one, other } = await two({ hasSubject, delay });
      await clock.run(one.client.login({ username: 'second', password: 'x' }));
      await clock.advance(1000);
      const users = other.details.filter((_, index) => other.events[index] === 'userChanged');
      expect(users).toMatchObject([{ id: 'owner' }, null, { id: 'second' }]);
      expect(other.client.getSnapshot().user?.id).toBe('second');
      expect(other.events).toContain('signedIn');
      expect(other.loginRequired).toEqual([]);
    });

    test('S48 a refresh: the new token is used, the user is not loaded again', async () => {
      const { clock, one, other, service, stored } = await two({ hasSubject });
      await clock.run(one.client.refresh());
      await clock.advance(100);
      await clock.run(call(other));
      expect(service.callsOf('listPosts')[0]?.token).toBe(stored().access);
      expect(service.callsOf('getMe')).toHaveLength(1);
    });

    test('S48 a refresh that rotates: the tab that refreshed keeps its user, the other one loads it', async () => {
      const { clock, one, other } = await two({ hasSubject, rotates: true });
      const users: unknown[] = [];
      one.client.subscribe(() => users.push(one.client.getSnapshot().user?.id));
      const count = one.events.length;
      for (let round = 0; round < 2; round++) {
        const work = clock.run(one.client.refresh());
        await clock.run(Promise.all([call(one), work]));
      }
      await clock.advance(1000);
      expect(one.events.slice(count)).toEqual(['refreshed', 'refreshed']);
      expect(users).not.toContain(undefined);
      expect(other.client.getSnapshot().user?.id).toBe('owner');
    });
  });

  test('S49 a cleared storage signs out', async () => {
    const { clock, disk, other } = await two();
    const devtools = disk.tab();
    devtools.remove('accessToken');
    devtools.remove('refreshToken');
    await clock.advance(100);
    expect(other.client.getSnapshot().status).toBe('anonymous');
    expect(other.loginRequired).toHaveLength(1);
  });

  test('S49 browser storage reports `clear()`, with its null key, and only the session’s own keys', async () => {
    const { localStorageTokens } = await import('./browserTokens.ts');
    const target = new EventTarget();
    const globals = globalThis as Record<string, unknown>;
    const original = { add: globals.addEventListener, remove: globals.removeEventListener };
    globals.addEventListener = target.addEventListener.bind(target);
    globals.removeEventListener = target.removeEventListener.bind(target);
    try {
      let count = 0;
      const off = localStorageTokens.subscribe?.(() => void count++);
      const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
      for (const key of [null, 'accessToken', 'refreshToken', 'drawerOpen']) tell(key);
      off?.();
      tell(null);
      expect(count).toBe(3);
    } finally {
      globals.addEventListener = original.add;
      globals.removeEventListener = original.remove;
    }
  });
});
