import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { testPassword } from '../testing/testSettings.ts';

type Pair = Schemas['TokenPair'];

const password = 'long enough password';

/** Whether both tokens of a pair still open something. */
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

async function addAnna(bench: TestServer): Promise<void> {
  const { access_token: as } = await bench.signIn();
  await bench.ask('POST', '/api/v1/users/', { as, body: { username: 'anna', password } });
}

describeDatabases('sessions of several people and machines', (databases) => {
  test('signing out ends the session that was named and no other, of the same person or of another', async () => {
    const bench = await databases.startServer();
    await addAnna(bench);
    const [home, work, anna] = [
      await bench.signIn(),
      await bench.signIn(),
      await bench.signIn('anna', password),
    ];
    expect((await logOut(bench, home)).status).toBe(204);
    expect(await works(bench, home)).toEqual(ended);
    expect(await works(bench, work)).toEqual(alive);
    expect(await works(bench, anna)).toEqual(alive);
    await bench.stop();
  });

  test('nobody ends a session with the refresh token of somebody else', async () => {
    const bench = await databases.startServer();
    await addAnna(bench);
    const [owner, anna] = [await bench.signIn(), await bench.signIn('anna', password)];
    await logOut(bench, { access_token: anna.access_token, refresh_token: owner.refresh_token });
    expect(await works(bench, owner)).toEqual(alive);
    // her own session, which the access token names, has ended as she asked
    expect(await works(bench, anna)).toEqual(ended);
    await bench.stop();
  });

  test('a refresh token renews its own session, whoever’s access token goes along', async () => {
    const bench = await databases.startServer();
    await addAnna(bench);
    const [home, work, anna] = [
      await bench.signIn(),
      await bench.signIn(),
      await bench.signIn('anna', password),
    ];
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
    await bench.stop();
  });

  test('tokens of two sessions of one person, sent together, end both', async () => {
    const bench = await databases.startServer();
    const [home, work, phone] = [await bench.signIn(), await bench.signIn(), await bench.signIn()];
    await logOut(bench, { access_token: home.access_token, refresh_token: work.refresh_token });
    expect([await works(bench, home), await works(bench, work), await works(bench, phone)]).toEqual([
      ended,
      ended,
      alive,
    ]);
    await bench.stop();
  });

  test('a session ends with its row’s time, however young the access token is', async () => {
    let now = Date.now();
    const bench = await databases.startServer({ now: () => now });
    const pair = await bench.signIn();
    const { db } = bench.server.database;
    await db
      .updateTable('sessions')
      .set({ expires_at: now + 60_000 })
      .execute();
    expect(await works(bench, pair)).toEqual(alive);
    now += 60_000;
    expect(await works(bench, pair)).toEqual(ended);
    const { access_token: as } = await bench.signIn();
    const list = await bench.ask<Schemas['SessionList']>('GET', '/api/v1/sessions/', { as });
    expect(list.body).toMatchObject({ total: 1, items: [{ is_current: true }] });
    await bench.stop();
  });

  test('a right password clears what was counted against the account', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const { db } = bench.server.database;
    const attempt = async (word: string): Promise<number> =>
      (await bench.ask('POST', '/api/v1/login/', { body: { username: 'owner', password: word } })).status;
    // hashing dozens of passwords would be slow: the count is moved near its limit instead
    const moveCount = (uses: number) =>
      db.updateTable('rate_limits').set({ uses }).where('key', 'like', 'login-account:%').execute();
    expect(await attempt('wrong')).toBe(401);
    await moveCount(9);
    expect(await attempt(testPassword)).toBe(200);
    expect([await attempt('wrong'), await attempt('wrong'), await attempt(testPassword)]).toEqual([
      401, 401, 200,
    ]);
    await bench.stop();
  });
});
