import { expect, test } from 'vitest';
import { addPasskey, hasRoomForPasskey, removePasskeysOf } from '../../accounts/passkeys/store.ts';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { softAuthenticator, type Bend, type SoftAuthenticator } from '../../testing/softAuthenticator.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

const origin = 'http://portfolio.localhost';
const headers = { origin };
const all = '/api/v1/passkeys/';
const door = '/api/v1/passkeys/sign-in/';
const minute = 60_000;

/** The calls of one person with one passkey. */
function waysOf(bench: TestServer, key: SoftAuthenticator = softAuthenticator(origin)) {
  const optionsAt = async (path: string, as?: string): Promise<unknown> => {
    const answer = await bench.ask<Schemas['PasskeyOptions']>('POST', path, {
      headers,
      ...(as !== undefined && { as }),
    });
    expect(answer.status).toBe(200);
    return answer.body.options;
  };
  return {
    options: (as: string) => optionsAt(`${all}options/`, as),
    doorOptions: () => optionsAt(`${door}options/`),
    keep: (as: string, body: unknown) => bench.ask<Schemas['Passkey']>('POST', all, { as, body, headers }),
    enter: (body: unknown) => bench.ask<Schemas['TokenPair']>('POST', door, { body, headers }),
    list: async (as: string) => (await bench.ask<Schemas['PasskeyList']>('GET', all, { as })).body.items,
    async register(as: string, bend: Bend = {}) {
      return this.keep(as, key.make(await this.options(as), bend));
    },
    async signIn(bend: Bend = {}) {
      return this.enter(key.use(await this.doorOptions(), bend));
    },
    key,
  };
}

async function addAccount(bench: TestServer, as: string, username: string) {
  const body = { username, password: 'long enough password', roles: ['staff'] };
  const { body: user } = await bench.ask<Schemas['User']>('POST', '/api/v1/users/', { as, body });
  return { id: user.id, as: (await bench.signIn(username, body.password)).access_token };
}

describeDatabases('passkeys', (databases) => {
  test('a passkey can be added, signs in, shows its last use, and stops working once removed', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const ways = waysOf(bench);
    const made = await ways.register(as);
    expect(made.body).toMatchObject({ name: 'Ноутбук', domain: 'portfolio.localhost', last_used_at: null });
    const entered = await ways.signIn();
    expect(entered.status).toBe(200);
    const me = await bench.ask('GET', '/api/v1/users/me/', { as: entered.body.access_token });
    expect(me.body).toMatchObject({ username: 'owner' });
    expect((await ways.list(as))[0]).toMatchObject({ is_backed_up: true, last_used_at: expect.any(String) });
    expect((await bench.ask('DELETE', `${all}${made.body.id}/`, { as })).status).toBe(204);
    expect((await ways.signIn()).status).toBe(401);
    await bench.stop();
  });

  test('a challenge is valid once, for five minutes, and only for its purpose', async () => {
    let now = Date.now();
    const bench = await databases.startServer({ now: () => now });
    const { access_token: as } = await bench.signIn();
    const ways = waysOf(bench);
    const made = ways.key.make(await ways.options(as));
    expect((await ways.keep(as, made)).status).toBe(201);
    expect((await ways.keep(as, made)).status).toBe(422);
    const used = ways.key.use(await ways.doorOptions());
    expect((await ways.enter(used)).status).toBe(200);
    expect((await ways.enter(used)).status).toBe(401);
    // Even if it was refused.
    const options = await ways.doorOptions();
    expect((await ways.enter(ways.key.use(options, { isVerified: false }))).status).toBe(401);
    expect((await ways.enter(ways.key.use(options))).status).toBe(401);
    // A challenge for a new passkey signs nobody in, and vice versa.
    expect((await ways.enter(ways.key.use(await ways.options(as)))).status).toBe(401);
    const other = softAuthenticator(origin);
    expect((await ways.keep(as, other.make(await ways.doorOptions()))).status).toBe(422);
    const late = await ways.doorOptions();
    now += 5 * minute;
    expect((await ways.enter(ways.key.use(late))).status).toBe(401);
    await bench.stop();
  });

  test('a response of another page, domain or person, or without user verification, is refused', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const staff = await addAccount(bench, as, 'anna');
    const ways = waysOf(bench);
    const bends: Bend[] = [
      { origin: 'http://blog.localhost' },
      { origin: 'https://portfolio.localhost' },
      { domain: 'localhost' },
      { isVerified: false },
      { isFramed: true },
    ];
    for (const bend of bends) expect([bend, (await ways.register(as, bend)).status]).toEqual([bend, 422]);
    expect((await ways.keep(staff.as, ways.key.make(await ways.options(as)))).status).toBe(422);
    expect((await ways.register(as)).status).toBe(201);
    const handle = Buffer.from(staff.id).toString('base64url');
    for (const bend of [...bends, { userHandle: handle }])
      expect([bend, (await ways.signIn(bend)).status]).toEqual([bend, 401]);
    const stranger = softAuthenticator(origin);
    stranger.make({ challenge: '', user: { id: handle } });
    expect((await ways.enter(stranger.use(await ways.doorOptions()))).status).toBe(401);
    // A signature by one key under the id of another.
    const used = ways.key.use(await ways.doorOptions());
    const forged = stranger.use(await ways.doorOptions()).credential.response;
    const { id, rawId, type } = used.credential;
    expect((await ways.enter({ credential: { id, rawId, type, response: forged } })).status).toBe(401);
    expect((await ways.enter(used)).status).toBe(200);
    await bench.stop();
  });

  test('a copied key is detected by its counter, and an inactive account cannot sign in', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const staff = await addAccount(bench, as, 'anna');
    const ways = waysOf(bench);
    await ways.register(staff.as);
    expect((await ways.signIn({ counter: 7 })).status).toBe(200);
    expect((await ways.signIn({ counter: 7 })).status).toBe(401);
    expect((await ways.signIn({ counter: 6 })).status).toBe(401);
    expect((await ways.signIn({ counter: 8 })).status).toBe(200);
    await bench.ask('PATCH', `/api/v1/users/${staff.id}/`, { as, body: { is_active: false } });
    expect((await ways.signIn({ counter: 9 })).status).toBe(401);
    await bench.stop();
  });

  test('everybody sees and removes only their own; a key is registered once, and there are at most twenty', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const staff = await addAccount(bench, as, 'anna');
    const ways = waysOf(bench);
    const { id } = (await ways.register(as)).body;
    expect(await ways.list(staff.as)).toEqual([]);
    expect((await bench.ask('DELETE', `${all}${id}/`, { as: staff.as })).status).toBe(404);
    expect((await ways.register(staff.as)).status).toBe(409);
    expect(await ways.options(as)).toMatchObject({ excludeCredentials: [{ transports: ['internal'] }] });
    for (let n = 1; n < 20; n += 1) await waysOf(bench).register(as);
    const options = { as, headers };
    expect((await bench.ask('POST', `${all}options/`, options)).status).toBe(409);
    await bench.stop();
  });

  test('concurrent registrations do not exceed the limit of twenty', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    for (let n = 1; n < 20; n += 1) await waysOf(bench).register(as);
    const { db } = bench.server.database;
    const { id: _id, ...last } = await db
      .selectFrom('passkeys')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const ways = waysOf(bench);
    const credential = ways.key.make(await ways.options(as));
    const second = await meanwhile(
      db,
      async (trx) => {
        await hasRoomForPasskey(trx, last.user_id);
        await addPasskey(trx, { ...last, credential_id: 'another' });
      },
      () => ways.keep(as, credential),
    );
    expect(second.status).toBe(409);
    expect(await waysOf(bench).list(as)).toHaveLength(20);
    await bench.stop();
  });

  test('resetting an account removes all its passkeys and sign-ins, and affects no other account', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const staff = await addAccount(bench, as, 'anna');
    const [lost, kept] = [waysOf(bench), waysOf(bench)];
    await lost.register(staff.as);
    await kept.register(as);
    expect(await removePasskeysOf(bench.server.database.db, staff.id)).toBe(1);
    expect((await lost.signIn()).status).toBe(401);
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: staff.as })).status).toBe(401);
    expect((await bench.signIn('anna', 'long enough password')).access_token).toBeTruthy();
    expect((await kept.signIn()).status).toBe(200);
    await bench.stop();
  });

  test('a password reset by somebody else removes them, and a change of one’s own keeps them', async () => {
    const bench = await databases.startServer();
    const { access_token: root } = await bench.signIn();
    const { db } = bench.server.database;
    const password = 'long enough password';
    const addOwner = async (username: string) => {
      const body = { username, password, roles: ['owner'] };
      const { id } = (await bench.ask<Schemas['User']>('POST', '/api/v1/users/', { as: root, body })).body;
      const { access_token: as } = await bench.signIn(username, password);
      const ways = waysOf(bench);
      await ways.register(as);
      expect((await bench.ask('POST', '/api/v1/second-factor/', { as })).status).toBe(200);
      return { id, as, ways };
    };
    const reset = async (as: string, id: string, body: Record<string, string>) =>
      (await bench.ask('PATCH', `/api/v1/users/${id}/reset-password/`, { as, body })).status;
    const [anna, boris] = [await addOwner('anna'), await addOwner('boris')];
    const own = { password: 'another password', current_password: password };
    expect(await reset(anna.as, anna.id, own)).toBe(204);
    expect((await anna.ways.signIn()).status).toBe(200);

    // An owner must not turn the second step of another owner off, this way either.
    expect(await reset(anna.as, boris.id, { password: 'password of anna' })).toBe(204);
    expect(await boris.ways.signIn()).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_passkey' } },
    });
    await expect(bench.signIn('boris', 'password of anna')).rejects.toThrow('second_factor_required');

    await db.deleteFrom('events').execute();
    expect(await reset(root, anna.id, { password: 'password of root' })).toBe(204);
    expect((await anna.ways.signIn()).status).toBe(401);
    expect((await bench.signIn('anna', 'password of root')).access_token).toBeTruthy();
    const events = await db.selectFrom('events').select(['action', 'details']).execute();
    expect(events.map(({ action, details }) => `${action} ${details}`)).toEqual(
      expect.arrayContaining([
        'password_changed []',
        'account_changed ["passkey_removed"]',
        'second_factor_off ["passkey"]',
      ]),
    );
    await bench.stop();
  });

  test('the trail records who added, used and removed one, and that one was refused', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const ways = waysOf(bench);
    await bench.server.database.db.deleteFrom('events').execute();
    const { id } = (await ways.register(as)).body;
    await ways.signIn();
    await ways.signIn({ isVerified: false });
    await bench.ask('DELETE', `${all}${id}/`, { as });
    const { body } = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/', { as });
    const recorded = body.items.map(({ action, details, actor }) => [action, details.join(), actor?.name]);
    expect(recorded.toSorted()).toEqual([
      ['account_changed', 'passkey_added', 'owner'],
      ['account_changed', 'passkey_removed', 'owner'],
      ['sign_in_refused', 'passkey', undefined],
      ['signed_in', 'passkey', 'owner'],
    ]);
    await bench.stop();
  });

  test('too many requests are refused with 429', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const ways = waysOf(bench);
    await ways.doorOptions();
    const { db } = bench.server.database;
    await db.updateTable('rate_limits').set({ uses: 60 }).where('key', 'like', 'passkey:%').execute();
    expect((await bench.ask('POST', `${door}options/`, { headers })).status).toBe(429);
    const nothing = softAuthenticator(origin).use({ challenge: 'x', rpId: 'portfolio.localhost' });
    expect((await ways.enter(nothing)).status).toBe(429);
    await bench.stop();
  });

  test('a /48 has its own limit', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const { db } = bench.server.database;
    const start = async (address: string) =>
      (
        await bench.ask('POST', `${door}options/`, {
          headers: { ...headers, 'x-visitor-address': address },
        })
      ).status;
    expect(await start('2001:db8:7:1::1')).toBe(200);
    await db
      .updateTable('rate_limits')
      .set({ uses: 240 })
      .where('key', 'like', 'passkey-network:%')
      .execute();
    expect(await start('2001:db8:7:2::1')).toBe(429);
    expect(await start('2001:db8:8:1::1')).toBe(200);
    await bench.stop();
  });
});
