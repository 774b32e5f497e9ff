import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

const me = '/api/v1/users/me/';
const minute = 60_000;

describeDatabases('sign-in', (databases) => {
  test('a pair of tokens works, can be refreshed, and ends with the sign-out', async () => {
    const bench = await databases.startServer();
    const { access_token: as, refresh_token } = await bench.signIn('OWNER');
    expect((await bench.ask<Schemas['User']>('GET', me, { as })).body).toMatchObject({
      username: 'owner',
      is_superuser: true,
    });
    const renewed = await bench.ask<Schemas['AccessToken']>('POST', '/api/v1/refresh/', {
      body: { refresh_token },
    });
    expect(renewed.status).toBe(200);
    expect((await bench.ask('GET', me, { as: renewed.body.access_token })).status).toBe(200);
    const body = { access_token: as, refresh_token };
    expect((await bench.ask('POST', '/api/v1/logout/', { as, body })).status).toBe(204);
    expect((await bench.ask('GET', me, { as })).status).toBe(401);
    expect((await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } })).status).toBe(401);
    await bench.stop();
  });

  test('wrong password, unknown user and inactive account get the same answer', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const body = { username: 'gone', password: 'long enough password', is_active: false };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    const answers = await Promise.all(
      [
        { username: 'owner', password: 'wrong' },
        { username: 'nobody', password: 'wrong' },
        { username: 'gone', password: 'long enough password' },
      ].map((credentials) => bench.ask('POST', '/api/v1/login/', { body: credentials })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(401);
    await bench.stop();
  });

  test('one’s own sessions can be listed and ended', async () => {
    const bench = await databases.startServer();
    const first = await bench.signIn();
    const second = await bench.signIn();
    const list = await bench.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/?limit=1', {
      as: first.access_token,
    });
    expect(list.body).toMatchObject({ total: 2, items: [{}] });
    const cursor = list.body.next_cursor ?? '';
    const rest = await bench.ask<Schemas['SessionList']>(
      'GET',
      `/api/v1/sessions/?limit=1&cursor=${cursor}`,
      { as: first.access_token },
    );
    expect(rest.body.next_cursor).toBeNull();
    const all = [...list.body.items, ...rest.body.items];
    const other = all.find((session) => !session.is_current);
    expect(all.filter((session) => session.is_current)).toHaveLength(1);
    expect(
      (await bench.ask('DELETE', `/api/v1/sessions/${randomUUID()}/`, { as: first.access_token })).status,
    ).toBe(404);
    expect(
      (await bench.ask('DELETE', `/api/v1/sessions/${other?.id}/`, { as: first.access_token })).status,
    ).toBe(204);
    expect((await bench.ask('GET', me, { as: second.access_token })).status).toBe(401);
    expect((await bench.ask('GET', me, { as: first.access_token })).status).toBe(200);
    await bench.stop();
  });

  test('another person’s session is neither listed nor ended', async () => {
    const bench = await databases.startServer();
    const { access_token: owner } = await bench.signIn();
    const person = { username: 'anna', password: 'a quiet harbour at dawn', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as: owner, body: person });
    const { access_token: anna } = await bench.signIn(person.username, person.password);
    const listOf = async (as: string) =>
      (await bench.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/', { as })).body.items;
    const [[mine], hers] = [await listOf(owner), await listOf(anna)];
    expect(hers).toHaveLength(1);
    expect((await bench.ask('DELETE', `/api/v1/sessions/${mine?.id}/`, { as: anna })).status).toBe(404);
    expect((await bench.ask('DELETE', `/api/v1/sessions/${hers[0]?.id}/`, { as: owner })).status).toBe(404);
    for (const as of [owner, anna]) expect((await bench.ask('GET', me, { as })).status).toBe(200);
    await bench.stop();
  });

  test('refresh tokens are stored as hashes', async () => {
    const bench = await databases.startServer();
    const { refresh_token } = await bench.signIn();
    const row = await bench.server.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(refresh_token);
    await bench.stop();
  });

  test('guessing is limited per account and per address, and the refusal says when to retry', async () => {
    let now = Date.now();
    const bench = await databases.startServer({ settings: { rateLimits: true }, now: () => now });
    const attempt = (username: string, password = 'wrong') =>
      bench.ask('POST', '/api/v1/login/', { body: { username, password } });
    const { db } = bench.server.database;
    // Hashing dozens of passwords would be slow: the counts are moved near their limits instead.
    const move = (rule: string, uses: number) =>
      db.updateTable('rate_limits').set({ uses }).where('key', 'like', `${rule}:%`).execute();
    expect((await attempt('Owner')).status).toBe(401);
    await move('login-account', 9);
    expect((await attempt('owner')).status).toBe(401);
    const refused = await attempt('owner', testPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('another')).status).toBe(401);
    now += 15 * minute + 1000;
    expect((await attempt('owner', testPassword)).status).toBe(200);
    await move('login-address', 50);
    expect((await attempt('fresh')).status).toBe(429);
    await bench.stop();
  });
});

describe('access tokens', () => {
  test('expire after ten minutes, and a refresh token after thirty days', async () => {
    let now = Date.now();
    const bench = await startTestServer({ now: () => now });
    const { access_token: as, refresh_token } = await bench.signIn();
    now += 9 * minute;
    expect((await bench.ask('GET', me, { as })).status).toBe(200);
    now += 2 * minute;
    expect((await bench.ask('GET', me, { as })).status).toBe(401);
    const refresh = () => bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } });
    expect((await refresh()).status).toBe(200);
    now += 30 * 24 * 60 * minute;
    expect((await refresh()).status).toBe(401);
    await bench.stop();
  });

  test('are refused when forged, even where visitors are allowed', async () => {
    const bench = await startTestServer();
    const { access_token: good } = await bench.signIn();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const sign = (secret: string, changes: Record<string, unknown> = {}, alg = 'HS256') =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg })
        .sign(new TextEncoder().encode(secret));
    const secret = 'a secret for tests, long enough for HS256';
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await sign('another secret, just as long as the first one'),
      await sign(secret, { aud: 'another' }),
      await sign(secret, { iss: 'another' }),
      await sign(secret, { exp: 1 }),
      await sign(secret, { exp: undefined }),
      await sign(secret, { sid: randomUUID() }),
      await sign(secret, { sub: randomUUID() }),
      await sign(`${secret}${secret}`, {}, 'HS512'),
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      'nonsense',
      'a.b.c',
      'x'.repeat(10_000),
    ];
    for (const as of forged) {
      expect((await bench.ask('GET', me, { as })).status).toBe(401);
      expect((await bench.ask('GET', '/api/v1/projects/', { as })).status).toBe(401);
    }
    expect((await bench.ask('GET', me, { headers: { authorization: `Basic ${good}` } })).status).toBe(401);
    expect((await bench.ask('GET', me, { as: await sign(secret) })).status).toBe(200);
    await bench.stop();
  });
});
