import { describe, expect, test } from 'vitest';
import type { ClientError } from '../api/result.ts';
import { openTabs, portalPage, problem } from '../testing.ts';
import { endsSession } from './endsSession.ts';

const http = (status: number, more: object = {}): ClientError => ({
  kind: 'http',
  status,
  body: undefined,
  message: 'No',
  ...more,
});

const passing = [404, 408, 409, 425, 429, 500, 502, 503, 504, 507];
const dead = [400, 401, 403, 422];

describe('which errors end a session', () => {
  test.each(dead)('a %s from the service ends the session', (status) => {
    expect(endsSession(http(status))).toBe(true);
  });
  test.each(dead)('a %s page from an intermediary does not', (status) => {
    expect(endsSession(http(status, { isPage: true }))).toBe(false);
  });
  test.each(passing)('a %s response does not', (status) => {
    expect(endsSession(http(status))).toBe(false);
  });
  test.each(['network', 'timeout', 'aborted', 'offline', 'decode', 'config'] as const)(
    'an error of kind %s does not',
    (kind) => {
      expect(endsSession({ kind, message: 'No' })).toBe(false);
    },
  );
  test('an auth error ends it: without a session there is nothing to keep', () => {
    expect(endsSession({ kind: 'auth', message: 'Nobody' })).toBe(true);
  });
});

const away: [name: string, answer: () => unknown][] = [
  ...[408, 425, 429, 500, 503].map((status): [string, () => unknown] => [
    String(status),
    () => problem(status, 'x', 'Not now'),
  ]),
  ['a network failure', () => Promise.reject(new TypeError('fetch failed'))],
  ...[200, 401, 403, 511].map((status): [string, () => unknown] => [
    `a portal’s page with ${status}`,
    () => portalPage(status),
  ]),
];

async function keeping() {
  const rig = openTabs({ policy: { transientRefreshFailure: 'keep', unrelatedRefusal: 'keep' } });
  const tokens = await rig.signIn();
  return { ...rig, tokens, client: rig.tab.client };
}

describe.each(away)('%s', (_, answer) => {
  test('in response to a refresh keeps both tokens and does not ask for a login', async () => {
    const { clock, client, service, stored, tab, tokens, expire } = await keeping();
    await expire();
    service.script({ refresh: answer });
    expect(await clock.run(client.api.posts.GET('/api/v1/posts/'))).toMatchObject({ ok: false });
    expect(stored()).toEqual({ access: tokens.access_token, refresh: tokens.refresh_token });
    expect(tab.loginRequired).toEqual([]);
  });

  test('in response to the current-user call keeps both tokens', async () => {
    const { clock, client, service, stored, tab, tokens } = await keeping();
    service.script({ getMe: answer });
    expect(await clock.run(client.loadUser())).toMatchObject({ ok: false });
    expect(stored()).toEqual({ access: tokens.access_token, refresh: tokens.refresh_token });
    expect(tab.loginRequired).toEqual([]);
  });

  test('in response to a refresh without an access token: the guard gives the reason, so no login page is shown', async () => {
    const { clock, client, service, stored, disk } = await keeping();
    disk.tab().remove('accessToken');
    await clock.advance(1);
    service.script({ refresh: answer });
    const decision = await clock.run(client.guard());
    expect(decision).toMatchObject({ allow: false, reason: 'unavailable', error: expect.anything() });
    expect(stored().refresh).not.toBeNull();
  });
});

test('a captive portal’s 401 to any call is not taken for the service’s', async () => {
  const { clock, client, service, stored, tokens } = await keeping();
  service.script({ listPosts: portalPage(401) });
  expect(await clock.run(client.api.posts.GET('/api/v1/posts/'))).toMatchObject({ error: { status: 401 } });
  expect(stored().access).toBe(tokens.access_token);
});

test('offline with only a refresh token, the guard reports it and shows no login page', async () => {
  const { clock, client, tab, disk } = await keeping();
  disk.tab().remove('accessToken');
  await clock.advance(1);
  tab.page.setOffline(true);
  expect(await client.guard()).toMatchObject({ allow: false, error: { kind: 'offline' } });
});

test.each(dead)('a %s response to a refresh signs out, even with the policy keep', async (status) => {
  const { clock, client, service, stored, expire } = await keeping();
  await expire();
  service.script({ refresh: problem(status, 'invalid_token', 'Over') });
  expect(await clock.run(client.guard())).toMatchObject({ allow: false, to: 'login', reason: 'refused' });
  expect(stored()).toEqual({ access: null, refresh: null });
});
