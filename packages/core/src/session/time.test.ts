import { describe, expect, test } from 'vitest';
import { flush, makeToken, openTabs } from '../testing.ts';
import { memoryTokens } from './tokens.ts';

const list = '/api/v1/posts/';

async function signedIn(options: Parameters<typeof openTabs>[0] = {}) {
  const rig = openTabs(options);
  await rig.signIn();
  await rig.clock.run(rig.tab.client.loadUser());
  rig.service.reset();
  return { ...rig, tab: rig.tab, client: rig.tab.client, page: rig.tab.page };
}

describe('sleep and offline', () => {
  test('S50 awake after expiry, online again after 3 s: no sign-out, then a refresh', async () => {
    const { clock, client, page, service, stored } = await signedIn();
    page.setOffline(true);
    clock.sleep(3_600_000);
    page.tell('show');
    expect(client.getSnapshot()).toMatchObject({ status: 'unknown', isAuthenticated: false });
    const early = client.api.posts.GET(list);
    await clock.advance(3000);
    expect(service.calls).toHaveLength(0);
    expect(stored().refresh).not.toBeNull();
    page.setOffline(false);
    expect(await clock.run(early)).toMatchObject({ ok: true });
    expect(service.callsOf('refresh')).toHaveLength(1);
  });

  test('S50 still offline after the time limit: an error, nothing cleared, nothing sent', async () => {
    const { clock, client, page, service, stored, expire, tab } = await signedIn();
    page.setOffline(true);
    await expire();
    expect(await clock.run(client.api.posts.GET(list))).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    });
    expect([service.calls.length, tab.loginRequired.length]).toEqual([0, 0]);
    expect(stored().refresh).not.toBeNull();
  });
});

describe('expiry', () => {
  test('S51 a token valid for 40 days causes no timer loop', async () => {
    const { clock, disk, tab, signIn } = openTabs();
    await signIn();
    disk.tab().set('accessToken', makeToken({ sub: 'owner', exp: clock.now() / 1000 + 40 * 86_400 }));
    await clock.advance(0);
    const waits: number[] = [];
    const { setTimeout: original } = clock;
    clock.setTimeout = (callback, milliseconds) => {
      waits.push(milliseconds);
      return original(callback, milliseconds);
    };
    tab.page.tell('show');
    await clock.advance(20 * 86_400_000);
    expect(tab.client.getSnapshot().isAuthenticated).toBe(true);
    expect(waits).toEqual([2 ** 31 - 1]);
    await clock.advance(21 * 86_400_000);
    expect(tab.client.getSnapshot().isAuthenticated).toBe(false);
    expect(waits).toHaveLength(2);
  });

  test('S52 the snapshot changes at expiry with one notification', async () => {
    const { clock, client, tab } = await signedIn();
    expect(client.getSnapshot().isAuthenticated).toBe(true);
    const before = tab.changes;
    await clock.advance(601_000);
    expect(client.getSnapshot().isAuthenticated).toBe(false);
    expect(tab.changes).toBe(before + 1);
  });

  test('S52 if no timer has run, the next read of the snapshot and the next show notice the expiry', async () => {
    const { clock, client, page, tab } = await signedIn();
    const before = tab.changes;
    clock.sleep(601_000);
    expect(client.getSnapshot().isAuthenticated).toBe(false);
    page.tell('show');
    page.tell('show');
    expect(tab.changes).toBe(before + 1);
  });
});

describe('page lifecycle', () => {
  test('S53 a page restored from the back/forward cache after a logout elsewhere is signed out at once', async () => {
    const rig = await signedIn();
    const { access_token: accessToken, refresh_token: refreshToken } = rig.service.open();
    // A storage that reports no changes, like a page in the back/forward cache.
    const storage = memoryTokens({ accessToken, refreshToken });
    const { tab, clock } = openTabs({ storage, service: rig.service, clock: rig.clock });
    await rig.clock.run(tab.client.loadUser());
    expect(tab.client.getSnapshot().user).not.toBeNull();
    storage.remove('refreshToken');
    storage.remove('accessToken');
    expect(tab.loginRequired).toHaveLength(0);
    tab.page.tell('show');
    expect(tab.client.getSnapshot()).toEqual({ status: 'anonymous', isAuthenticated: false, user: null });
    expect(tab.loginRequired).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  test('S54 a hidden page holds no lock', async () => {
    const { clock, client, page, locks } = await signedIn();
    await clock.run(client.refresh());
    expect(locks.held()).toHaveLength(1);
    page.tell('hide');
    await flush();
    expect(locks.held()).toEqual([]);
  });

  test('S54 otherwise the lock is released after three seconds', async () => {
    const { clock, client, locks } = await signedIn();
    await clock.run(client.refresh());
    await clock.advance(3001);
    expect(locks.held()).toEqual([]);
  });

  test('S55 showing a page without a change of tokens notifies nobody', async () => {
    const { client, page, tab } = await signedIn();
    const before = [tab.changes, tab.events.length];
    const snapshot = client.getSnapshot();
    for (let time = 0; time < 10; time++) {
      page.tell('show');
      page.tell('online');
    }
    expect([tab.changes, tab.events.length]).toEqual(before);
    expect(client.getSnapshot()).toBe(snapshot);
  });
});
