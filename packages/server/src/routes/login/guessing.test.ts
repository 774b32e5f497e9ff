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
      await signDevice(testSecret, claims.sub, Date.now() - halfYear - 1000),
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
