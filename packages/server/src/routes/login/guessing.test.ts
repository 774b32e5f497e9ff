import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { signDevice } from '../../accounts/deviceToken.ts';
import type { Schemas } from '../../contract/types.ts';
import { admitSignIn, bucketOf, delayAfter } from '../../limits/signInLimits.ts';
import { describeDatabases, type TestDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer, TestServerOptions } from '../../testing/startTestServer.ts';
import { testPassword, testSecret, testSettings } from '../../testing/testSettings.ts';

const halfYear = 180 * 24 * 60 * 60 * 1000;

/** Starts a server with limits that records the waits it would impose. */
async function startCounting(databases: TestDatabases, settings: TestServerOptions['settings'] = {}) {
  const waits: number[] = [];
  const bench = await databases.startServer({
    settings: { rateLimits: true, ...settings },
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const { db } = bench.server.database;
  return {
    bench,
    waits,
    db,
    /** Makes a guess from a distant address, without the cost of hashing. */
    guess: (index: number, account = 'owner') =>
      admitSignIn(db, { account, address: `2001:db8:${index.toString(16)}::1`, device: null }, Date.now()),
    usesOf: async (key: string) =>
      (await db.selectFrom('rate_limits').select('uses').where('key', 'like', `${key}:%`).execute()).map(
        ({ uses }) => uses,
      ),
    setUses: (key: string, uses: number) =>
      db.updateTable('rate_limits').set({ uses }).where('key', 'like', `${key}:%`).execute(),
  };
}

type Pair = Schemas['TokenPair'];
function signIn(bench: TestServer, body: Record<string, unknown> = {}): Promise<TestAnswer<Pair>> {
  const right = { username: 'owner', password: testPassword };
  return bench.ask<Pair>('POST', '/api/v1/login/', { body: { ...right, ...body } });
}

function expectRefused({ status, headers, text }: TestAnswer<Pair>): void {
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(text).toContain(`Повторите через ${Math.ceil(seconds / 60)} минут`);
}

describeDatabases('password guessing', (databases) => {
  test('a thousand guesses from a thousand addresses lock nobody out', async () => {
    const { bench, waits, guess } = await startCounting(databases);
    const { device_token } = (await signIn(bench)).body;
    const delays: number[] = [];
    for (let start = 0; start < 1000; start += 50) {
      const guesses = Array.from({ length: 50 }, (_, index) => guess(start + index));
      delays.push(...(await Promise.all(guesses)));
    }
    expect([Math.min(...delays), Math.max(...delays)]).toEqual([0, 5000]);

    expect((await signIn(bench, { device_token })).status).toBe(200);
    expect(waits).toEqual([]);
    expect((await signIn(bench)).status).toBe(200);
    expect(waits).toEqual([5000]);
    await bench.stop();
  });

  test('an address that tries many names is refused, and its further names are not recorded', async () => {
    const { bench, db, setUses } = await startCounting(databases);
    expect((await signIn(bench, { username: 'somebody' })).status).toBe(401);
    await setUses('login-address', 50);
    const rows = async () => (await db.selectFrom('rate_limits').selectAll().execute()).length;
    const before = await rows();
    for (let index = 0; index < 5; index += 1)
      expectRefused(await signIn(bench, { username: `name${index}` }));
    expect(await rows()).toBe(before);
    await bench.stop();
  });

  test('an account is blocked only for the address that guesses', async () => {
    const { bench, guess, setUses } = await startCounting(databases);
    expect((await signIn(bench, { password: 'wrong' })).status).toBe(401);
    await setUses('login-account', 10);
    expectRefused(await signIn(bench));
    expect(await guess(1)).toBe(0);
    await bench.stop();
  });

  test('a correct password clears one’s own failures, but not those of others', async () => {
    const { bench, guess, usesOf } = await startCounting(databases);
    for (let index = 0; index < 3; index += 1) await guess(index);
    await signIn(bench, { password: 'wrong' });
    expect((await usesOf('login-account')).toSorted()).toEqual([1, 1, 1, 1]);
    expect((await signIn(bench)).status).toBe(200);
    expect(await usesOf('login-account')).toEqual([1, 1, 1]);
    // The earlier failure still counts against the address and the name.
    expect((await usesOf('login-address')).toSorted()).toEqual([1, 1, 1, 1]);
    expect(await usesOf('login-name')).toEqual([4]);
    await bench.stop();
  });

  test('known and unknown names are delayed alike', async () => {
    const { bench, waits, guess } = await startCounting(databases);
    for (let index = 0; index < 25; index += 1) {
      await guess(index);
      await guess(index, 'nobody');
    }
    await signIn(bench, { password: 'wrong' });
    await signIn(bench, { username: 'nobody', password: 'wrong' });
    expect(waits).toEqual([2000, 2000]);
    await bench.stop();
  });
});

describeDatabases('a network that guesses', (databases) => {
  const enter = (bench: TestServer, address: string, password = testPassword) =>
    bench.ask('POST', '/api/v1/login/', {
      body: { username: 'owner', password },
      headers: { 'x-visitor-address': address },
    });

  test('does not take the waiting places of others, and its refused attempts are not counted', async () => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const bench = await databases.startServer({
      settings: { rateLimits: true },
      sleep: async () => isHeld && new Promise<void>((resolve) => void held.push(resolve)),
    });
    const { db } = bench.server.database;
    const usesOf = async (key: string) => {
      const rows = await db
        .selectFrom('rate_limits')
        .select('uses')
        .where('key', 'like', `${key}:%`)
        .execute();
      return rows.reduce((sum, { uses }) => sum + uses, 0);
    };
    await admitSignIn(db, { account: 'owner', address: '203.0.113.1', device: null }, Date.now());
    await db.updateTable('rate_limits').set({ uses: 60 }).where('key', 'like', 'login-name:%').execute();
    const statuses: number[] = [];
    const guesses = Array.from({ length: 120 }, async (_, index) => {
      const { status } = await enter(bench, `2001:db8:7:${index}::1`, 'wrong');
      statuses.push(status);
    });
    await expect.poll(() => held.length + statuses.length, { timeout: 20_000 }).toBe(120);
    expect(new Set(statuses)).toEqual(new Set([429]));
    isHeld = false;
    expect((await enter(bench, '203.0.113.9')).status).toBe(200);
    expect(held).toHaveLength(10);
    expect(await usesOf('login-network')).toBe(10);
    expect([await usesOf('login-address'), await usesOf('login-account')]).toEqual([11, 11]);
    expect(await usesOf('login-name')).toBe(70);
    for (const release of held) release();
    await Promise.all(guesses);
    await bench.stop();
  });

  test('is limited as a whole: a /48 has 65,536 networks', async () => {
    const { bench, setUses } = await startCounting(databases);
    expect((await enter(bench, '2001:db8:7:1::1', 'wrong')).status).toBe(401);
    await setUses('login-network', 200);
    expect((await enter(bench, '2001:db8:7:2::1')).status).toBe(429);
    expect((await enter(bench, '2001:db8:8:1::1')).status).toBe(200);
    await bench.stop();
  });
});

describeDatabases('a device that has signed in before', (databases) => {
  test('has its own limit; reaching it blocks this device and no other', async () => {
    const { bench, usesOf, setUses } = await startCounting(databases);
    const [first, second] = [(await signIn(bench)).body, (await signIn(bench)).body];
    const { device_token } = first;
    expect((await signIn(bench, { device_token, password: 'wrong' })).status).toBe(401);
    expect(await usesOf('login-device')).toEqual([1]);
    await setUses('login-device', 10);
    expectRefused(await signIn(bench, { device_token }));
    expect((await signIn(bench, { device_token: second.device_token })).status).toBe(200);
    await setUses('login-device', 9);
    expect((await signIn(bench, { device_token })).status).toBe(200);
    expect(await usesOf('login-device')).toEqual([]);
    await bench.stop();
  });

  test('is not recognized by a forged, foreign or expired token', async () => {
    const { bench, setUses } = await startCounting(databases);
    const { access_token: as, device_token: good = '' } = (await signIn(bench)).body;
    const anna = { username: 'anna', password: 'long enough password' };
    await bench.ask('POST', '/api/v1/users/', { as, body: anna });
    const foreign = (await signIn(bench, anna)).body.device_token;
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    const sign = (secret: string, changes: Record<string, unknown> = {}) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret));
    const bad = [
      foreign,
      await signDevice(testSecret, {
        id: crypto.randomUUID(),
        userId: claims.sub,
        signedInAt: Date.now() - halfYear - 1000,
      }),
      await sign('another secret, just as long as the first one'),
      await sign(testSecret, { aud: 'janus-services' }),
      await sign(testSecret, { exp: undefined }),
      await sign(testSecret, { jti: undefined }),
      new UnsecuredJWT(claims).encode(),
      as,
      `${good.slice(0, -3)}abc`,
      'nonsense',
      '',
      'x'.repeat(4000),
    ];
    await signIn(bench, { password: 'wrong' });
    await setUses('login-account', 10);
    for (const device_token of bad) expectRefused(await signIn(bench, { device_token }));
    expect((await signIn(bench, { device_token: await sign(testSecret) })).status).toBe(200);
    await bench.stop();
  });

  test('is not recognized by a token from before the password was changed or reset', async () => {
    let now = Date.now();
    const bench = await databases.startServer({ settings: { rateLimits: true }, now: () => now });
    const { db } = bench.server.database;
    const { access_token: root } = (await signIn(bench)).body;
    const anna = { username: 'anna', password: 'long enough password' };
    const { id } = (await bench.ask<Schemas['User']>('POST', '/api/v1/users/', { as: root, body: anna }))
      .body;
    const countsOf = async (device_token: string | undefined) => {
      await db.deleteFrom('rate_limits').execute();
      await signIn(bench, { ...anna, password: 'wrong', device_token });
      const rows = await db.selectFrom('rate_limits').select('key').execute();
      return rows.filter(({ key }) => key.startsWith('login-device')).length;
    };
    for (const isOwn of [true, false]) {
      const before = (await signIn(bench, anna)).body;
      expect(await countsOf(before.device_token)).toBe(1);
      now += 2000;
      const password = `another password ${String(isOwn)}`;
      const reset = await bench.ask('PATCH', `/api/v1/users/${id}/reset-password/`, {
        as: isOwn ? before.access_token : root,
        body: { password, ...(isOwn && { current_password: anna.password }) },
      });
      expect(reset.status).toBe(204);
      anna.password = password;
      now += 2000;
      expect(await countsOf(before.device_token)).toBe(0);
      expect(await countsOf((await signIn(bench, anna)).body.device_token)).toBe(1);
    }
    await bench.stop();
  });

  test('cannot use its device token as an access or refresh token', async () => {
    const bench = await databases.startServer();
    const { device_token = '' } = (await signIn(bench)).body;
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: device_token })).status).toBe(401);
    const body = { refresh_token: device_token };
    expect((await bench.ask('POST', '/api/v1/refresh/', { body })).status).toBe(401);
    await bench.stop();
  });

  test('sign-in limits are shared by all instances', async () => {
    const { settings, remove } = testSettings();
    const { dataFolder, mediaFolder } = settings;
    const databaseUrl = await databases.createMigrated();
    const shared = { databaseUrl, mediaFolder, sqliteFile: join(dataFolder, 'janus.sqlite') };
    const here = await startCounting(databases, shared);
    const there = await startCounting(databases, shared);
    await signIn(here.bench, { password: 'wrong' });
    await here.setUses('login-account', 10);
    expectRefused(await signIn(there.bench));
    for (let index = 0; index < 20; index += 1) await here.guess(index);
    expect(await there.guess(20)).toBe(2000);
    await here.bench.stop();
    await there.bench.stop();
    remove();
  });
});

test('a hundred thousand names have at most 4096 counters', () => {
  const buckets = new Set<string>();
  for (let index = 0; index < 100_000; index += 1) buckets.add(bucketOf(`name${index}`));
  expect(buckets.size).toBeLessThanOrEqual(4096);
});

test('the delay grows with the number of guesses, up to five seconds', () => {
  expect([1, 10, 11, 20, 21, 50, 51, 1e9].map(delayAfter)).toEqual([
    0, 0, 1000, 1000, 2000, 4000, 5000, 5000,
  ]);
});
