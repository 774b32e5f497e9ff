import { describe, expect, test } from 'vitest';
import { flush, makeUser, openTabs, problem } from '../testing.ts';
import { createClient } from './createClient.ts';
import type { TokenStorage } from './tokens.ts';

const list = '/api/v1/posts/';
const base = 'https://janus.example';
const baseUrls = { auth: base, portfolio: base, posts: base };
const noTokens = { access: null, refresh: null };

async function signedIn(options: Parameters<typeof openTabs>[0] = {}) {
  const rig = openTabs(options);
  const tokens = await rig.signIn();
  const { tab, clock } = rig;
  return { ...rig, tab, tokens, client: tab.client, call: () => clock.run(tab.client.api.posts.GET(list)) };
}
const answers = (status: number) => ({ listPosts: problem(status, 'x', 'No') });

describe('responses 401 and 403', () => {
  test.each([401, 403])('S28 %s clears both tokens, once', async (status) => {
    const { service, call, tab, stored } = await signedIn();
    service.script(answers(status));
    expect(await call()).toMatchObject({ ok: false, error: { status } });
    expect(stored()).toEqual(noTokens);
    const reason = status === 401 ? 'unauthorized' : 'forbidden';
    expect(tab.loginRequired).toEqual([{ reason, status, path: list }]);
  });
  test.each([400, 404, 409, 422, 429, 500, 503])('S28 %s clears nothing', async (status) => {
    const { service, call, tab, stored, tokens } = await signedIn();
    service.script(answers(status));
    expect(await call()).toMatchObject({ ok: false, error: { status } });
    expect(stored().access).toBe(tokens.access_token);
    expect(tab.loginRequired).toEqual([]);
  });
  test('S28 a 403 clears nothing under the policy keep', async () => {
    const { service, call, stored, tokens } = await signedIn({ policy: { forbidden: 'keep' } });
    service.script(answers(403));
    await call();
    expect(stored().access).toBe(tokens.access_token);
  });

  const keeping = { policy: { unrelatedRefusal: 'keep' } } as const;

  test('S28 by default a page and a request for confirmation clear too', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const again = problem(403, 'confirmation_required', 'Again');
    again.headers.set('WWW-Authenticate', 'Bearer error="insufficient_user_authentication"');
    for (const response of [new Response('', { status: 401, headers }), again]) {
      const { service, call, stored } = await signedIn();
      service.script({ listPosts: () => response });
      await call();
      expect(stored()).toEqual(noTokens);
    }
  });

  test('S28 a 403 that requires confirmation clears nothing under the policy keep', async () => {
    const { service, call, tab, stored, tokens } = await signedIn(keeping);
    const refused = problem(403, 'confirmation_required', 'Again');
    refused.headers.set('WWW-Authenticate', 'Bearer error="insufficient_user_authentication", max_age="600"');
    service.script({ listPosts: () => refused });
    expect(await call()).toMatchObject({ ok: false, error: { status: 403 } });
    expect(stored().access).toBe(tokens.access_token);
    expect(tab.loginRequired).toEqual([]);
  });

  test.each([401, 403])(
    'S28 a page with %s, from a proxy, clears nothing under the policy keep',
    async (status) => {
      const { service, call, tab, stored, tokens } = await signedIn(keeping);
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      service.script({ listPosts: () => new Response('<!doctype html>', { status, headers }) });
      expect(await call()).toMatchObject({ ok: false, error: { status, isPage: true } });
      expect(stored().access).toBe(tokens.access_token);
      expect(tab.loginRequired).toEqual([]);
    },
  );

  test('S29 ten parallel 401 responses: one clear, one event', async () => {
    const { service, client, clock, tab } = await signedIn();
    service.script(answers(401));
    await clock.run(Promise.all(Array.from({ length: 10 }, () => client.api.posts.GET(list))));
    expect(tab.events.filter((name) => name === 'signedOut')).toHaveLength(1);
    expect(tab.loginRequired).toHaveLength(1);
  });

  test.each([['a refresh'], ['logout and login']])(
    'S30 S31 a late 401 of an old token, after %s, clears nothing',
    async (way) => {
      const { service, client, clock, stored } = await signedIn();
      let release = (): void => undefined;
      service.script({
        listPosts: () =>
          new Promise((resolve) => {
            release = () => resolve(problem(401, 'unauthorized', 'Old'));
          }),
      });
      const late = client.api.posts.GET(list);
      await flush();
      if (way === 'a refresh') await clock.run(client.refresh());
      else {
        await clock.run(client.logout());
        await clock.run(client.login({ username: 'second', password: 'x' }));
      }
      const after = stored();
      release();
      expect(await clock.run(late)).toMatchObject({ ok: false, error: { status: 401 } });
      expect(stored()).toEqual(after);
      expect(after.access).not.toBeNull();
    },
  );

  test('S32 a 401 to the current-user call: one clear, one event, no user', async () => {
    const { service, client, clock, tab, stored } = await signedIn();
    await clock.run(client.loadUser());
    expect(client.getSnapshot().user?.id).toBe('owner');
    service.script({ getMe: problem(401, 'unauthorized', 'No') });
    expect(await clock.run(client.loadUser())).toMatchObject({ ok: false, error: { status: 401 } });
    expect(stored()).toEqual(noTokens);
    expect(client.getSnapshot().user).toBeNull();
    expect(tab.loginRequired).toHaveLength(1);
  });
});

describe('the current user', () => {
  const failures = [
    ['network', () => Promise.reject(new TypeError('fetch failed'))],
    ['500', () => problem(500, 'x', 'Broken')],
    ['bad JSON', () => new Response('<html>')],
    ['no user', () => new Response('[]')],
  ] as const;
  test.each(failures)('S33 fails by %s: tokens and user are cleared', async (_, getMe) => {
    const { service, client, clock, tab, stored } = await signedIn();
    await clock.run(client.loadUser());
    service.script({ getMe });
    expect(await clock.run(client.loadUser())).toMatchObject({ ok: false });
    expect(stored()).toEqual(noTokens);
    expect(client.getSnapshot().user).toBeNull();
    expect(tab.loginRequired.map((cause) => cause.reason)).toEqual(['user-load-failed']);
  });
  test.each(failures)('S33 fails by %s: tokens and user are kept under the policy keep', async (_, getMe) => {
    const { service, client, clock, stored, tokens } = await signedIn({
      policy: { transientRefreshFailure: 'keep' },
    });
    await clock.run(client.loadUser());
    service.script({ getMe });
    expect(await clock.run(client.loadUser())).toMatchObject({ ok: false });
    expect(stored().refresh).toBe(tokens.refresh_token);
    expect(client.getSnapshot().user?.id).toBe('owner');
  });
  test('S33 without a session: no request, an error', async () => {
    const { tab, service } = openTabs();
    expect(await tab.client.loadUser()).toMatchObject({ ok: false, error: { kind: 'auth' } });
    expect(service.calls).toHaveLength(0);
  });
  test('S33 an aborted load keeps everything', async () => {
    const { client, stored, tokens, clock } = await signedIn();
    const controller = new AbortController();
    const load = client.loadUser({ signal: controller.signal });
    await flush();
    controller.abort();
    expect(await load).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    await clock.advance(1000);
    expect(stored().refresh).toBe(tokens.refresh_token);
  });

  test('S34 a response that arrives after sign-out or for another user is dropped', async () => {
    const { service, client, clock } = await signedIn();
    let release = (): void => undefined;
    const slow = () => new Promise((resolve) => (release = () => resolve(makeUser('owner'))));
    service.script({ getMe: slow });
    const first = client.loadUser();
    await flush();
    await clock.run(client.forget());
    release();
    expect(await clock.run(first)).toMatchObject({ ok: false });
    expect(client.getSnapshot().user).toBeNull();
    service.script({ getMe: ({ token }) => (token?.includes('.') ? makeUser('second') : undefined) });
    await clock.run(client.login({ username: 'second', password: 'x' }));
    expect(client.getSnapshot().user?.id).toBe('second');
  });
});

describe('logout', () => {
  test('S35 a 2xx response clears the tokens without asking for a login', async () => {
    const { client, clock, tab, stored, service, tokens } = await signedIn();
    expect(await clock.run(client.logout())).toEqual({ ok: true, data: undefined });
    expect(service.callsOf('logout')[0]?.body).toEqual(tokens);
    expect(stored()).toEqual(noTokens);
    expect([tab.events, tab.loginRequired]).toEqual([['signedIn', 'signedOut'], []]);
  });
  test.each([
    ['500', () => problem(500, 'x', 'Broken'), 'http'],
    ['network', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ])('S35 %s keeps the tokens and returns the error', async (_, logout, kind) => {
    const { client, clock, stored, service, tokens } = await signedIn();
    service.script({ logout });
    expect(await clock.run(client.logout())).toMatchObject({ ok: false, error: { kind } });
    expect(stored().access).toBe(tokens.access_token);
    await clock.run(client.forget());
    expect(stored()).toEqual(noTokens);
  });
  test('S35 a 401 clears the tokens as for any call, and two logouts at once are one call', async () => {
    const { client, clock, stored, service } = await signedIn();
    service.script({ logout: problem(401, 'unauthorized', 'No') });
    const both = Promise.all([client.logout(), client.logout()]);
    expect(await clock.run(both)).toMatchObject([{ ok: false }, { ok: false }]);
    expect(service.callsOf('logout')).toHaveLength(1);
    expect(stored()).toEqual(noTokens);
    expect(await client.logout()).toEqual({ ok: true, data: undefined });
  });
  test.each([
    ['no', null],
    ['an unreadable', 'nonsense'],
  ])(
    'S35 with a refresh token and %s access token: refreshed first, then ended on the service',
    async (_, access) => {
      const { client, clock, disk, service, stored, tokens } = await signedIn();
      if (access) disk.tab().set('accessToken', access);
      else disk.tab().remove('accessToken');
      await clock.advance(1);
      await clock.advance(1);
      expect(await clock.run(client.logout())).toMatchObject({ ok: true });
      const { body, token } = service.callsOf('logout')[0] ?? {};
      expect(body).toEqual({ access_token: token, refresh_token: tokens.refresh_token });
      expect([service.revoked.size, stored()]).toEqual([1, noTokens]);
    },
  );
  test('S35 with an access token only, the call names no refresh token', async () => {
    const { client, clock, disk, service, stored, tokens } = await signedIn();
    disk.tab().remove('refreshToken');
    await clock.advance(1);
    expect(await clock.run(client.logout())).toMatchObject({ ok: true });
    const [call] = service.callsOf('logout');
    expect(call).toMatchObject({ token: tokens.access_token });
    expect(call?.body).toStrictEqual({ access_token: tokens.access_token });
    expect(stored()).toEqual(noTokens);
  });
  test.each(['live', 'expired'])(
    'S35 a session that the service has ended, with a token that is %s, ends by the logout and asks for no login',
    async (kind) => {
      const { client, clock, tab, service, stored, expire } = await signedIn();
      const refused = problem(401, 'unauthorized', 'No');
      service.script({ logout: refused, refresh: refused });
      if (kind === 'expired') await expire();
      expect(await clock.run(client.logout())).toMatchObject({ ok: false });
      expect(stored()).toEqual(noTokens);
      expect(tab.details.at(-1)).toMatchObject({ reason: 'logout', status: 401 });
      expect(tab.loginRequired).toEqual([]);
    },
  );
});

describe('a failing storage', () => {
  const boom = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  function clientOn(storage: TokenStorage) {
    const rig = openTabs();
    const client = createClient({ baseUrls, storage, fetch: rig.service.fetch, clock: rig.clock });
    const errors: unknown[] = [];
    client.on('storageError', (error) => errors.push(error));
    const { clock, service } = rig;
    return {
      client,
      errors,
      clock,
      service,
      login: () => clock.run(client.login({ username: 'a', password: 'b' })),
    };
  }

  test('S36 every access throws: the session lives in memory, one event, calls work', async () => {
    const { client, errors, clock, service, login } = clientOn({ get: boom, set: boom, remove: boom });
    expect(await login()).toMatchObject({ ok: true });
    expect(await clock.run(client.api.posts.GET(list))).toMatchObject({ ok: true });
    expect(service.callsOf('listPosts')[0]?.token).toBeTruthy();
    expect(errors).toHaveLength(1);
    await clock.run(client.logout());
    expect(client.getSnapshot().status).toBe('anonymous');
  });

  test('S37 quota exceeded on a rotated pair: continues with the new pair, stores it at the next write', async () => {
    const values = new Map<string, string>();
    let isFull = false;
    const { client, clock, service, login, errors } = clientOn({
      get: (key) => values.get(key) ?? null,
      set: (key, value) => (isFull ? boom() : void values.set(key, value)),
      remove: (key) => void values.delete(key),
    });
    await login();
    const old = values.get('refreshToken');
    isFull = true;
    service.script({ refresh: () => service.open('a') });
    expect(await clock.run(client.refresh())).toMatchObject({ ok: true });
    expect(values.get('refreshToken')).toBe(old);
    await clock.run(client.api.posts.GET(list));
    expect(service.sessionOf(service.callsOf('listPosts')[0]?.token ?? null)).not.toBe(
      service.sessionOf(old ?? null),
    );
    isFull = false;
    await clock.run(client.refresh());
    expect(service.callsOf('refresh')[1]?.body).not.toEqual({ refresh_token: old });
    expect(values.get('refreshToken')).not.toBe(old);
    expect(errors).toHaveLength(1);
  });

  test('S38 a token edited or removed by hand: the snapshot follows', async () => {
    const { client, clock, disk } = await signedIn();
    const editor = disk.tab();
    editor.set('accessToken', 'nonsense');
    await clock.advance(1);
    expect(client.getSnapshot()).toMatchObject({ status: 'unknown', isAuthenticated: false });
    editor.remove('refreshToken');
    editor.remove('accessToken');
    await clock.advance(1);
    expect(client.getSnapshot().status).toBe('anonymous');
  });

  test('S39 no other storage key is ever written', async () => {
    const { client, clock, disk, call } = await signedIn();
    await call();
    await clock.run(client.refresh());
    await clock.run(client.logout());
    await clock.run(client.login({ username: 'a', password: 'b' }));
    expect(Array.from(disk.written).toSorted()).toEqual(['accessToken', 'refreshToken']);
  });

  test('S39 except the device token, if the service issues one', async () => {
    const { client, clock, disk, service } = await signedIn();
    const credentials = { username: 'a', password: 'b' };
    service.script({ login: () => ({ ...service.open('a'), device_token: 'here' }) });
    await clock.run(client.login(credentials));
    expect(service.callsOf('login')[0]?.body).toEqual(credentials);
    await clock.run(client.logout());
    expect(Array.from(disk.written).toSorted()).toEqual(['accessToken', 'deviceToken', 'refreshToken']);
    // It outlives the session and is sent with the next sign-in.
    await clock.run(client.login(credentials));
    expect(service.callsOf('login')[1]?.body).toEqual({ ...credentials, device_token: 'here' });
    service.script({ login: problem(401, 'invalid_credentials', 'No') });
    await clock.run(client.login(credentials));
    expect(disk.read('deviceToken')).toBe('here');
  });
});
