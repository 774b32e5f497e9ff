import { describe, expect, test } from 'vitest';
import { flush, memoryLogger, openTabs, problem } from '../testing.ts';
import { createClient } from './createClient.ts';
import { memoryTokens } from './tokens.ts';

async function rigOf(state: 'none' | 'live' | 'expired', options: Parameters<typeof openTabs>[0] = {}) {
  const logger = memoryLogger();
  const rig = openTabs({ logger, ...options });
  const tokens = state === 'none' ? null : await rig.signIn();
  if (state === 'expired') await rig.expire();
  const { tab, clock } = rig;
  return { ...rig, tab, tokens, logger, client: tab.client, guard: () => clock.run(tab.client.guard()) };
}
const refused = problem(401, 'refused', 'Over');

describe('the guard of a protected route', () => {
  test('S56 no tokens: login, no request', async () => {
    const { guard, service } = await rigOf('none');
    expect(await guard()).toMatchObject({ allow: false, to: 'login' });
    expect(service.calls).toHaveLength(0);
  });

  test('S57 S58 live token: one current-user call if the user is missing, none otherwise', async () => {
    const { guard, service } = await rigOf('live');
    expect(await guard()).toMatchObject({ allow: true, user: { id: 'owner' } });
    expect(service.calls.map((call) => call.operation)).toEqual(['getMe']);
    expect(await guard()).toMatchObject({ allow: true, user: { id: 'owner' } });
    expect(service.calls).toHaveLength(1);
  });

  test('S59 expired, refresh succeeds: proceed with the user', async () => {
    const { guard, service } = await rigOf('expired');
    expect(await guard()).toMatchObject({ allow: true, user: { id: 'owner' } });
    expect(service.calls.map((call) => call.operation)).toEqual(['refresh', 'getMe']);
  });

  test('S60 expired, refresh refused: logged, login, exactly one notification', async () => {
    const { guard, service, tab, logger } = await rigOf('expired');
    service.script({ refresh: refused });
    const decisions = [await guard()];
    expect(decisions).toMatchObject([{ allow: false, to: 'login' }]);
    expect(logger.messages).toHaveLength(1);
    // The decision replaces the callback: both together would redirect twice.
    expect(tab.loginRequired.length + decisions.length).toBe(1);
    expect(tab.events.filter((name) => name === 'signedOut')).toHaveLength(1);
  });

  test('S61 only a refresh token: refresh, current user, proceed', async () => {
    const { service, clock } = await rigOf('none');
    const refreshToken = service.open().refresh_token;
    const base = 'https://janus.example';
    const client = createClient({
      baseUrls: { auth: base, portfolio: base },
      storage: memoryTokens({ refreshToken }),
      fetch: service.fetch,
      clock,
    });
    expect(client.getSnapshot().status).toBe('unknown');
    expect(await clock.run(client.guard())).toMatchObject({ allow: true, user: { id: 'owner' } });
    expect(service.calls.map((call) => call.operation)).toEqual(['refresh', 'getMe']);
  });

  test('S62 the current-user call fails: tokens cleared, login', async () => {
    const { guard, service, stored, tab } = await rigOf('live');
    service.script({ getMe: problem(500, 'x', 'Broken') });
    expect(await guard()).toMatchObject({ allow: false, to: 'login' });
    expect(stored()).toEqual({ access: null, refresh: null });
    expect(tab.loginRequired).toEqual([]);
  });

  test('S63 five guards at once: one refresh, one current-user call', async () => {
    const { client, clock, service } = await rigOf('expired');
    const decisions = await clock.run(Promise.all(Array.from({ length: 5 }, () => client.guard())));
    expect(decisions.every((decision) => decision.allow)).toBe(true);
    expect(service.calls.map((call) => call.operation)).toEqual(['refresh', 'getMe']);
  });

  test('S63 an aborted guard has no effect on the others', async () => {
    const { client, clock, tab } = await rigOf('expired');
    const controller = new AbortController();
    const left = client.guard({ signal: controller.signal });
    const other = client.guard();
    await flush();
    controller.abort();
    expect(await left).toMatchObject({ allow: false, reason: 'aborted' });
    expect(await clock.run(other)).toMatchObject({ allow: true });
    expect(tab.loginRequired).toEqual([]);
  });

  test('S64 the guard settles in bounded time without a response, and at once after that', async () => {
    const { client, clock, service } = await rigOf('expired');
    const never = () => new Promise(() => undefined);
    service.script({ refresh: never, getMe: never });
    const start = clock.now();
    expect(await clock.run(client.guard())).toMatchObject({ allow: false });
    expect(clock.now() - start).toBeLessThan(30_000);
    for (let hop = 0; hop < 10; hop++) expect(await client.guard()).toMatchObject({ allow: false });
    expect(service.calls).toHaveLength(1);
  });

  test('S64 a temporary failure of the service lets a kept session proceed', async () => {
    const { guard, service, stored } = await rigOf('expired', {
      policy: { transientRefreshFailure: 'keep' },
    });
    service.script({ refresh: problem(503, 'x', 'Away'), getMe: problem(503, 'x', 'Away') });
    expect(await guard()).toEqual({ allow: true, user: null });
    expect(stored().refresh).not.toBeNull();
    expect(service.callsOf('refresh')).toHaveLength(1);
  });

  test('S65 known offline with a stale token: proceeds, nothing cleared, nothing sent', async () => {
    const { client, tab, service, stored, clock } = await rigOf('live');
    await clock.run(client.loadUser());
    service.reset();
    tab.page.setOffline(true);
    clock.sleep(601_000);
    expect(await client.guard()).toMatchObject({ allow: true, user: { id: 'owner' } });
    expect(service.calls).toHaveLength(0);
    expect(stored().access).not.toBeNull();
  });
});
