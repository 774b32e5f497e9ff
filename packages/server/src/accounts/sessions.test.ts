import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { testPassword, testSecret } from '../testing/testSettings.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireSession } from './authenticate.ts';
import { readAccess } from './tokens.ts';

type Pair = Schemas['TokenPair'];

const password = 'long enough password';

/** Whether each token of a pair still works. */
async function works(bench: TestServer, { access_token: as, refresh_token }: Pair): Promise<boolean[]> {
  const me = await bench.ask('GET', '/api/v1/users/me/', { as });
  const renewed = await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } });
  return [me.status === 200, renewed.status === 200];
}

const alive = [true, true];
const ended = [false, false];

function logOut(bench: TestServer, { access_token, refresh_token }: Pair): Promise<{ status: number }> {
  const body = { access_token, refresh_token };
  return bench.ask('POST', '/api/v1/logout/', { as: access_token, body });
}

describeDatabases('sessions of several people and devices', (databases) => {
  let bench: TestServer;
  beforeAll(async () => {
    bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    await bench.ask('POST', '/api/v1/users/', { as, body: { username: 'anna', password } });
  });
  afterAll(() => bench.stop());

  const signInAll = async () =>
    [await bench.signIn(), await bench.signIn(), await bench.signIn('anna', password)] as const;

  test('signing out ends the named session and no other, of the same person or of another', async () => {
    const [home, work, anna] = await signInAll();
    expect((await logOut(bench, home)).status).toBe(204);
    expect(await works(bench, home)).toEqual(ended);
    expect(await works(bench, work)).toEqual(alive);
    expect(await works(bench, anna)).toEqual(alive);
  });

  test('an access token alone ends its session', async () => {
    const { access_token: as, refresh_token } = await bench.signIn();
    const { status } = await bench.ask('POST', '/api/v1/logout/', { as, body: { access_token: as } });
    expect(status).toBe(204);
    expect(await works(bench, { access_token: as, refresh_token })).toEqual(ended);
  });

  test('nobody can end a session with another person’s refresh token', async () => {
    const [owner, , anna] = await signInAll();
    await logOut(bench, { access_token: anna.access_token, refresh_token: owner.refresh_token });
    expect(await works(bench, owner)).toEqual(alive);
    // Her session, which the access token names, has ended as requested.
    expect(await works(bench, anna)).toEqual(ended);
  });

  test('a refresh token renews its own session, whoever’s access token is sent with it', async () => {
    const [home, work, anna] = await signInAll();
    const renew = (refresh_token: string, as?: string) =>
      bench.ask<Schemas['AccessToken']>('POST', '/api/v1/refresh/', {
        body: { refresh_token },
        ...(as && { as }),
      });
    const renewed = (await renew(home.refresh_token, work.access_token)).body.access_token;
    const hers = (await renew(anna.refresh_token, home.access_token)).body.access_token;
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: hers })).body['username']).toBe('anna');
    await logOut(bench, work);
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: renewed })).status).toBe(200);
    await logOut(bench, home);
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: renewed })).status).toBe(401);
    expect(await works(bench, anna)).toEqual(alive);
  });

  test('tokens of two sessions of one person, sent together, end both', async () => {
    const [home, work, phone] = [await bench.signIn(), await bench.signIn(), await bench.signIn()];
    await logOut(bench, { access_token: home.access_token, refresh_token: work.refresh_token });
    expect([await works(bench, home), await works(bench, work), await works(bench, phone)]).toEqual([
      ended,
      ended,
      alive,
    ]);
  });

  test('a transaction can require that the session and the active account still exist', async () => {
    const { db } = bench.server.database;
    const [home, work] = await signInAll();
    const callerOf = async ({ access_token }: Pair) => {
      const { userId: id, sessionId } = (await readAccess(testSecret, access_token, Date.now()))!;
      return { id, sessionId };
    };
    const [ended, kept] = [await callerOf(home), await callerOf(work)];
    const requireOf = (caller: typeof ended) => inTransaction(db, (trx) => requireSession(trx, caller));
    await logOut(bench, home);
    await expect(requireOf(ended)).rejects.toMatchObject({ code: 'invalid_token' });
    await requireOf(kept);
    const setActive = (is_active: 0 | 1) =>
      db.updateTable('users').set({ is_active }).where('id', '=', kept.id).execute();
    await setActive(0);
    await expect(requireOf(kept)).rejects.toMatchObject({ code: 'invalid_token' });
    await setActive(1);
  });

  test('a session ends at its stored expiry, however new the access token is', async () => {
    let now = Date.now();
    const timed = await databases.startServer({ now: () => now });
    const pair = await timed.signIn();
    const { db } = timed.server.database;
    await db
      .updateTable('sessions')
      .set({ expires_at: now + 60_000 })
      .execute();
    expect(await works(timed, pair)).toEqual(alive);
    now += 60_000;
    expect(await works(timed, pair)).toEqual(ended);
    const { access_token: as } = await timed.signIn();
    const list = await timed.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/', { as });
    expect(list.body).toMatchObject({ total: 1, items: [{ is_current: true }] });
    await timed.stop();
  });

  test('a correct password clears the failures counted against the account', async () => {
    const limited = await databases.startServer({ settings: { rateLimits: true } });
    const { db } = limited.server.database;
    const attempt = async (word: string): Promise<number> =>
      (await limited.ask('POST', '/api/v1/login/', { body: { username: 'owner', password: word } })).status;
    // Hashing dozens of passwords would be slow: the count is moved near its limit instead.
    const moveCount = (uses: number) =>
      db.updateTable('rate_limits').set({ uses }).where('key', 'like', 'login-account:%').execute();
    expect(await attempt('wrong')).toBe(401);
    await moveCount(9);
    expect(await attempt(testPassword)).toBe(200);
    expect([await attempt('wrong'), await attempt('wrong'), await attempt(testPassword)]).toEqual([
      401, 401, 200,
    ]);
    await limited.stop();
  });
});
