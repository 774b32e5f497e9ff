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

describe('the one rule of who is signed out', () => {
  test.each(dead)('%s by the service ends the session', (status) => {
    expect(endsSession(http(status))).toBe(true);
  });
  test.each(dead)('%s as a page of something on the way does not', (status) => {
    expect(endsSession(http(status, { isPage: true }))).toBe(false);
  });
  test.each(passing)('%s does not', (status) => {
    expect(endsSession(http(status))).toBe(false);
  });
  test.each(['network', 'timeout', 'aborted', 'offline', 'decode', 'config'] as const)(
    '%s does not',
    (kind) => {
      expect(endsSession({ kind, message: 'No' })).toBe(false);
    },
  );
  test('nobody signed in has nothing to keep', () => {
    expect(endsSession({ kind: 'auth', message: 'Nobody' })).toBe(true);
  });
});

const away: [name: string, answer: () => unknown][] = [
  ...[408, 425, 429, 500, 503].map((status): [string, () => unknown] => [
    String(status),
    () => problem(status, 'x', 'Not now'),
  ]),
  ['a network fault', () => Promise.reject(new TypeError('fetch failed'))],
  ...[200, 401, 403, 511].map((status): [string, () => unknown] => [
    `a portal’s page with ${status}`,
    () => portalPage(status),
  ]),
];

async function keeping() {
  const rig = openTabs({ policy: { transientRefreshFailure: 'keep' } });
  const tokens = await rig.signIn();
  return { ...rig, tokens, client: rig.tab.client };
}

describe.each(away)('%s', (_, answer) => {
  test('to a refresh keeps both tokens and asks for no login', async () => {
    const { clock, client, service, stored, tab, tokens, expire } = await keeping();
    await expire();
    service.script({ refresh: answer });
    expect(await clock.run(client.api.posts.GET('/api/v1/posts/'))).toMatchObject({ ok: false });
    expect(stored()).toEqual({ access: tokens.access_token, refresh: tokens.refresh_token });
    expect(tab.loginRequired).toEqual([]);
  });

  test('to the current-user call keeps both tokens', async () => {
    const { clock, client, service, stored, tab, tokens } = await keeping();
    service.script({ getMe: answer });
    expect(await clock.run(client.loadUser())).toMatchObject({ ok: false });
    expect(stored()).toEqual({ access: tokens.access_token, refresh: tokens.refresh_token });
    expect(tab.loginRequired).toEqual([]);
  });

  test('to a refresh without an access token: the guard says why, so that nobody is sent to the login', async () => {
    const { clock, client, service, stored, disk } = await keeping();
    disk.tab().remove('accessToken');
    await clock.advance(1);
    service.script({ refresh: answer });
    const decision = await clock.run(client.guard());
    expect(decision).toMatchObject({ allow: false, reason: 'unavailable', error: expect.anything() });
    expect(stored().refresh).not.toBeNull();
  });
});

test('a portal’s 401 to any call is not the service’s', async () => {
  const { clock, client, service, stored, tokens } = await keeping();
  service.script({ listPosts: portalPage(401) });
  expect(await clock.run(client.api.posts.GET('/api/v1/posts/'))).toMatchObject({ error: { status: 401 } });
  expect(stored().access).toBe(tokens.access_token);
});

test('known offline with a refresh token alone: no login page', async () => {
  const { clock, client, tab, disk } = await keeping();
  disk.tab().remove('accessToken');
  await clock.advance(1);
  tab.page.setOffline(true);
  expect(await client.guard()).toMatchObject({ allow: false, error: { kind: 'offline' } });
});

test.each(dead)('%s to a refresh signs out, with the kept session too', async (status) => {
  const { clock, client, service, stored, expire } = await keeping();
  await expire();
  service.script({ refresh: problem(status, 'invalid_token', 'Over') });
  expect(await clock.run(client.guard())).toMatchObject({ allow: false, to: 'login', reason: 'refused' });
  expect(stored()).toEqual({ access: null, refresh: null });
});
