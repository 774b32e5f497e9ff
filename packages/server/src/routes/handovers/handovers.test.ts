import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeEndedHandovers } from '../../accounts/handover/codes.ts';
import { isFaceOrigin } from '../../accounts/handover/faceOrigins.ts';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

type Pair = Schemas['TokenPair'];

const make = '/api/v1/handovers/';
const door = '/api/v1/handovers/sign-in/';
const blog = 'http://blog.localhost';
const minute = 60_000;
const day = 24 * 60 * minute;

const makeVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

describeDatabases('a sign-in handed over to the other face', (databases) => {
  let bench: TestServer;
  let now = Date.now();
  let home: Pair;
  beforeAll(async () => {
    bench = await databases.startServer({ now: () => now, settings: { rateLimits: true } });
  });
  afterAll(() => bench.stop());
  beforeEach(async () => {
    await bench.server.database.db.deleteFrom('rate_limits').execute();
    home = await bench.signIn();
  });

  const ask = (as: string, verifier: string, origin = blog) =>
    bench.ask<Schemas['Handover']>('POST', make, {
      as,
      body: { origin, code_challenge: challengeOf(verifier) },
    });
  const enter = (code: string, verifier: string, origin: string | null = blog) =>
    bench.ask<Pair>('POST', door, {
      body: { code, code_verifier: verifier },
      ...(origin !== null && { headers: { origin } }),
    });
  async function handOver(as: string, origin = blog): Promise<Pair> {
    const verifier = makeVerifier();
    const entered = await enter((await ask(as, verifier, origin)).body.code, verifier, origin);
    expect(entered.status).toBe(200);
    return entered.body;
  }
  const isIn = async ({ access_token: as, refresh_token }: Pair) => {
    const me = await bench.ask('GET', '/api/v1/users/me/', { as });
    const renewed = await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } });
    expect(me.status === 200).toBe(renewed.status === 200);
    return me.status === 200;
  };
  const list = async (as: string) =>
    (await bench.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/', { as })).body;
  const logOut = ({ access_token, refresh_token }: Pair) =>
    bench.ask('POST', '/api/v1/logout/', { as: access_token, body: { access_token, refresh_token } });

  test('a code signs in on the other face once, with a session of its own', async () => {
    const verifier = makeVerifier();
    const { body, headers } = await ask(home.access_token, verifier);
    expect(new Date(body.expires_at).getTime() - now).toBe(minute);
    expect(headers.get('cache-control')).toBe('no-store');
    const stored = await bench.server.database.db.selectFrom('handovers').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(body.code);
    const entered = await enter(body.code, verifier);
    expect(entered.body.refresh_token).not.toBe(home.refresh_token);
    expect(await isIn(entered.body)).toBe(true);
    expect(await enter(body.code, verifier)).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_handover' } },
    });
    expect(await isIn(entered.body)).toBe(true);
  });

  test('a code is valid for one origin, one verifier and one minute, and a failed attempt uses it up', async () => {
    const verifier = makeVerifier();
    const fresh = async () => (await ask(home.access_token, verifier)).body.code;
    // An attacker's code, planted in a browser that requested another one.
    expect((await enter(await fresh(), makeVerifier())).status).toBe(401);
    for (const origin of ['http://portfolio.localhost', 'http://blog.localhost:81', 'null', null])
      expect([origin, (await enter(await fresh(), verifier, origin)).status]).toEqual([origin, 401]);
    const failed = await fresh();
    await enter(failed, makeVerifier());
    expect((await enter(failed, verifier)).status).toBe(401);
    const late = await fresh();
    now += minute;
    expect((await enter(late, verifier)).status).toBe(401);
    expect((await enter(makeVerifier(), verifier)).status).toBe(401);
    await ask(home.access_token, verifier);
    await removeEndedHandovers(bench.server.database.db, now + minute);
    expect(await bench.server.database.db.selectFrom('handovers').selectAll().execute()).toEqual([]);
  });

  test('codes are issued only for the faces of the site', async () => {
    const at = async (origin: string) => (await ask(home.access_token, makeVerifier(), origin)).status;
    expect(await at('http://portfolio.localhost')).toBe(200);
    for (const origin of [
      'https://blog.localhost',
      'http://blog.localhost:81',
      'http://evil.localhost',
      'https://evil.example',
    ])
      expect([origin, await at(origin)]).toEqual([origin, 409]);
    for (const origin of ['http://blog.localhost/', 'http://a@blog.localhost', 'javascript:alert(1)', 'null'])
      expect([origin, await at(origin)]).toEqual([origin, 422]);
    const places = {
      hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
      originScheme: 'https' as const,
      port: 3000,
      corsOrigins: ['https://tool.example', 'https://blog.me.example:8443'],
    };
    const fits = ['https://blog.me.example', 'https://me.example', 'https://blog.me.example:8443'];
    for (const origin of fits) expect([origin, isFaceOrigin(places, origin)]).toEqual([origin, true]);
    // A tool may use the services with an access token; no sign-in is handed over to it.
    for (const origin of ['https://tool.example', 'http://me.example', 'https://me.example:8443'])
      expect([origin, isFaceOrigin(places, origin)]).toEqual([origin, false]);
  });

  test('is one entry in the session list, and signing out on either face ends both', async () => {
    const { total } = await list(home.access_token);
    const there = await handOver(home.access_token);
    for (const as of [home.access_token, there.access_token]) {
      const { items, total: after } = await list(as);
      expect(after).toBe(total);
      expect(items.filter((one) => one.is_current)).toMatchObject([
        { handed_over: [{ origin: blog, address: '127.0.0.1' }] },
      ]);
    }
    expect((await logOut(there)).status).toBe(204);
    expect([await isIn(home), await isIn(there)]).toEqual([false, false]);

    const again = await bench.signIn();
    const back = await handOver(
      (await handOver(again.access_token)).access_token,
      'http://portfolio.localhost',
    );
    const other = await bench.signIn();
    const found = (await list(other.access_token)).items.find(({ handed_over }) => handed_over.length === 2);
    await bench.ask('DELETE', `/api/v1/sessions/${found?.id}/`, { as: other.access_token });
    expect([await isIn(again), await isIn(back), await isIn(other)]).toEqual([false, false, true]);
  });

  test('expires together with the original sign-in', async () => {
    now += 29 * day;
    const { body } = await bench.ask<Pair>('POST', '/api/v1/refresh/', {
      body: { refresh_token: home.refresh_token },
    });
    const there = await handOver(body.access_token);
    now += day - 1;
    const { refresh_token } = there;
    const renew = () => bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } });
    expect((await renew()).status).toBe(200);
    now += 1;
    expect((await renew()).status).toBe(401);
  });

  test('is refused when the session has ended or its account is inactive', async () => {
    const body = { username: 'anna', password: testPassword, roles: ['staff'] };
    const { id } = (
      await bench.ask<Schemas['User']>('POST', '/api/v1/users/', { as: home.access_token, body })
    ).body;
    const anna = await bench.signIn('anna', testPassword);
    const verifier = makeVerifier();
    const code = async () => (await ask(anna.access_token, verifier)).body.code;
    const { db } = bench.server.database;
    const waiting = await code();
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    expect((await enter(waiting, verifier)).status).toBe(401);
    await db.updateTable('users').set({ is_active: 1 }).where('id', '=', id).execute();
    const ended = await code();
    await logOut(anna);
    expect((await enter(ended, verifier)).status).toBe(401);
    expect(
      (await bench.ask('POST', make, { body: { origin: blog, code_challenge: challengeOf(verifier) } }))
        .status,
    ).toBe(401);
  });

  test('stays confirmed only as long as the original sign-in', async () => {
    const body = { username: 'boris', password: testPassword };
    const create = async (as: string) => (await bench.ask('POST', '/api/v1/users/', { as, body })).status;
    now += 8 * minute;
    const there = await handOver(home.access_token);
    now += 2 * minute;
    expect(await create(there.access_token)).toBe(403);
    await bench.ask('POST', '/api/v1/sessions/confirm/', {
      as: there.access_token,
      body: { password: testPassword },
    });
    expect(await create((await handOver(there.access_token)).access_token)).toBe(201);
  });

  test('two concurrent handovers both stay valid; an older one of the same browser ends', async () => {
    const [one, two] = await Promise.all([handOver(home.access_token), handOver(home.access_token)]);
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
    now += 2 * minute;
    const three = await handOver(home.access_token);
    expect([await isIn(one), await isIn(two), await isIn(three), await isIn(home)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('one code used by several requests at once opens one session', async () => {
    const verifier = makeVerifier();
    const { code } = (await ask(home.access_token, verifier)).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code, verifier)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  test('changing the password on the other face keeps only that session signed in', async () => {
    const there = await handOver(home.access_token);
    const { body: me } = await bench.ask<Schemas['User']>('GET', '/api/v1/users/me/', {
      as: home.access_token,
    });
    const change = { password: 'another long password', current_password: testPassword };
    const changed = await bench.ask('PATCH', `/api/v1/users/${me.id}/reset-password/`, {
      as: there.access_token,
      body: change,
    });
    expect(changed.status).toBe(204);
    expect([await isIn(home), await isIn(there)]).toEqual([false, true]);
    expect((await list(there.access_token)).total).toBe(1);
    const back = { password: testPassword, current_password: change.password };
    await bench.ask('PATCH', `/api/v1/users/${me.id}/reset-password/`, {
      as: there.access_token,
      body: back,
    });
  });

  test('continues the device of the sign-in, whose wrong passwords are counted together', async () => {
    const wrong = async ({ device_token }: Pair) => {
      const body = { username: 'owner', password: 'wrong', device_token };
      return (await bench.ask('POST', '/api/v1/login/', { body })).status;
    };
    const there = await handOver(home.access_token);
    now += 1000;
    const back = await handOver(there.access_token, 'http://portfolio.localhost');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect([await wrong(home), await wrong(back)]).toEqual([401, 401]);
    expect([await wrong(home), await wrong(there), await wrong(back)]).toEqual([429, 429, 429]);
    expect(await wrong(await bench.signIn())).toBe(401);
  });

  test('does not reset the count of attempts to confirm one’s identity', async () => {
    const confirm = async (as: string, password: string) =>
      (await bench.ask('POST', '/api/v1/sessions/confirm/', { as, body: { password } })).status;
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await confirm(home.access_token, 'wrong')).toBe(422);
    const there = await handOver(home.access_token);
    const back = await handOver(there.access_token, 'http://portfolio.localhost');
    for (const { access_token } of [home, there, back])
      expect(await confirm(access_token, testPassword)).toBe(429);
    expect(await confirm((await bench.signIn()).access_token, testPassword)).toBe(204);
  });

  test('the trail records it as a handover, not as a new device, and codes are rate-limited', async () => {
    const { db } = bench.server.database;
    await db.deleteFrom('events').execute();
    await handOver(home.access_token);
    const { body } = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/', {
      as: home.access_token,
    });
    expect(body.items).toMatchObject([
      { action: 'signed_in', details: ['handover'], actor: { name: 'owner' } },
    ]);
    await db.updateTable('rate_limits').set({ uses: 30 }).where('key', 'like', 'handover:%').execute();
    expect((await ask(home.access_token, makeVerifier())).status).toBe(429);
    expect((await enter(makeVerifier(), makeVerifier())).status).toBe(429);
  });
});
