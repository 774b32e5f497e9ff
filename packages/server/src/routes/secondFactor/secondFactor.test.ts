import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePasskeysOf } from '../../accounts/passkeys/store.ts';
import { openTotp, sealTotp } from '../../accounts/secondFactor/seal.ts';
import { endEmptySecondFactor } from '../../accounts/secondFactor/store.ts';
import type { Schemas } from '../../contract/types.ts';
import { admitCode } from '../../limits/signInLimits.ts';
import { describeDatabases, type TestDatabases } from '../../testing/describeDatabases.ts';
import { softAuthenticator } from '../../testing/softAuthenticator.ts';
import type { TestServerOptions } from '../../testing/startTestServer.ts';
import { testPassword, testSecret } from '../../testing/testSettings.ts';

const headers = { origin: 'http://portfolio.localhost' };
const root = '/api/v1/second-factor/';
const step = 30_000;
const minute = 60_000;

type Codes = Schemas['RecoveryCodes'];
type Login = Schemas['TokenPair'] & { methods?: string[]; error?: { code: string } };

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** Starts a server whose clock stays in the middle of a time step until a test moves it. */
async function start(databases: TestDatabases, settings: TestServerOptions['settings'] = {}) {
  const clock = { now: Math.floor(Date.now() / step) * step + step / 2 };
  return { clock, bench: await databases.startServer({ settings, now: () => clock.now }) };
}

/** Signs the owner in with the password alone, after removing earlier state. */
async function begin({ bench, clock }: Awaited<ReturnType<typeof start>>) {
  const { db } = bench.server.database;
  for (const table of ['second_factors', 'passkeys', 'events'] as const) await db.deleteFrom(table).execute();
  const { access_token: as } = await bench.signIn();
  const login = (body: object = {}, from: Record<string, string> = headers) =>
    bench.ask<Login>('POST', '/api/v1/login/', {
      body: { username: 'owner', password: testPassword, ...body },
      headers: from,
    });
  return {
    bench,
    clock,
    as,
    db,
    login,
    /** Returns the code of a refusal, or its status. */
    enter: async (body: object) => {
      const answer = await login(body);
      return answer.body.error?.code ?? answer.status;
    },
    state: async (token = as) => (await bench.ask<Schemas['SecondFactor']>('GET', root, { as: token })).body,
    async addPasskey(token = as, key = softAuthenticator(headers.origin)) {
      const path = '/api/v1/passkeys/';
      const asked = await bench.ask<{ options: never }>('POST', `${path}options/`, { as: token, headers });
      const body = key.make(asked.body.options);
      return (await bench.ask<Schemas['Passkey']>('POST', path, { as: token, body, headers })).body.id;
    },
    /** Connects an app with the code of the current step, which uses it up. */
    async connect(token = as) {
      const { body } = await bench.ask<Schemas['TotpOptions']>('POST', `${root}totp/options/`, { as: token });
      const sent = { token: body.token, code: codeAt(body.secret, clock.now) };
      const answer = await bench.ask<Codes>('POST', `${root}totp/`, { as: token, body: sent });
      return { ...body, sent, status: answer.status, codes: answer.body.recovery_codes };
    },
    async events() {
      const { body } = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/?limit=100', { as });
      return body.items.map(({ action, details }) => [action, ...details].join(' ')).toSorted();
    },
  };
}

describeDatabases('two-step sign-in', (databases) => {
  let place: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    place = await start(databases);
  });
  afterAll(() => place.bench.stop());

  test('a correct password asks for the code of the app, and each code signs in once', async () => {
    const { bench, clock, as, login, enter, state, connect, db } = await begin(place);
    expect(await state()).toEqual({ enabled_at: null, totp: 'off', recovery_codes_left: 0 });
    const { secret, uri, sent, codes } = await connect();
    expect(uri).toMatch(/^otpauth:\/\/totp\/portfolio\.localhost:owner\?.*period=30/);
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toMatchObject({ totp: 'on', recovery_codes_left: 10 });
    const rows = [
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
    ];
    for (const secretText of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(JSON.stringify(rows)).not.toContain(secretText);
    const me = await bench.ask('GET', '/api/v1/users/me/', { as });
    expect(me.body).toMatchObject({ has_second_factor: true });

    const asked = await login();
    expect([asked.status, asked.body.error?.code]).toEqual([401, 'second_factor_required']);
    expect(asked.body.methods).toEqual(['totp', 'recovery_code']);
    // Connecting the app has used up its code.
    expect(await enter({ code: sent.code })).toBe('invalid_code');
    clock.now += step;
    const code = codeAt(secret, clock.now);
    expect(await enter({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(200);
    expect(await enter({ code })).toBe('invalid_code');
    expect(await enter({ code: sent.code })).toBe('invalid_code');
    // Two at the same moment.
    clock.now += step;
    const next = codeAt(secret, clock.now);
    const both = await Promise.all([enter({ code: next }), enter({ code: next })]);
    expect(both.toSorted()).toEqual([200, 'invalid_code']);
  });

  test('the clock of the app may differ by one step and no more', async () => {
    const { clock, enter, connect } = await begin(place);
    const { secret } = await connect();
    clock.now += 10 * step;
    for (const [shift, outcome] of [
      [-2, 'invalid_code'],
      [2, 'invalid_code'],
      [-1, 200],
      [1, 200],
      [0, 'invalid_code'],
    ] as const)
      expect([shift, await enter({ code: codeAt(secret, clock.now + shift * step) })]).toEqual([
        shift,
        outcome,
      ]);
  });

  test('a recovery code signs in once, however it is typed, and new codes replace the old ones', async () => {
    const { bench, as, enter, login, state, connect, events } = await begin(place);
    const [first = '', second = '', third = '', ...rest] = (await connect()).codes;
    expect(await enter({ code: first })).toBe(200);
    expect(await enter({ code: first })).toBe('invalid_code');
    expect(await enter({ code: second.replaceAll('-', '').toUpperCase() })).toBe(200);
    const both = await Promise.all([enter({ code: third }), enter({ code: third })]);
    expect(both.toSorted()).toEqual([200, 'invalid_code']);
    expect((await state()).recovery_codes_left).toBe(7);
    const made = await bench.ask<Codes>('POST', `${root}recovery-codes/`, { as });
    expect(made.body.recovery_codes).toHaveLength(10);
    for (const code of rest.slice(0, 2)) expect(await enter({ code })).toBe('invalid_code');
    expect(await enter({ code: made.body.recovery_codes[0] })).toBe(200);
    expect(await enter({ code: '' })).toBe('invalid_code');
    expect((await login({ code: 'x'.repeat(51) })).status).toBe(422);
    expect(await events()).toEqual(
      [
        // Five wrong codes after a correct password: the owner is notified.
        'brute_force_suspected',
        'second_factor_changed recovery_code',
        'second_factor_on totp',
        'sign_in_refused wrong_code',
        'signed_in new_device',
        ...Array.from({ length: 4 }, () => 'signed_in new_device recovery_code'),
      ].toSorted(),
    );
  });

  test('is not disclosed without the correct password', async () => {
    const { clock, enter, login, connect } = await begin(place);
    const wrong = { password: 'wrong' };
    const before = await login(wrong);
    const { secret, codes } = await connect();
    clock.now += step;
    const code = codeAt(secret, clock.now);
    for (const body of [
      wrong,
      { ...wrong, code },
      { ...wrong, code: codes[0] },
      { username: 'nobody', code },
    ]) {
      const { status, text } = await login(body);
      expect([body, status, text]).toEqual([body, before.status, before.text]);
    }
    // A code sent with a wrong password is not used up.
    expect(await enter({ code })).toBe(200);
    expect(await enter({ code: codes[0] })).toBe(200);
  });

  test('guesses are limited across all addresses, without locking out known devices', async () => {
    const counting = await start(databases, { rateLimits: true, trustProxy: ['127.0.0.1'] });
    const { bench, clock, login, connect, db } = await begin(counting);
    const early = (await login()).body.device_token;
    const { secret, codes } = await connect();
    clock.now += step;
    const userId = (await db.selectFrom('second_factors').select('user_id').executeTakeFirstOrThrow())
      .user_id;
    const rightCode = (await login({ code: codeAt(secret, clock.now) })).body.device_token;
    const tryCode = async (code: string, address: string, device_token?: string) =>
      (await login({ code, device_token }, { ...headers, 'x-forwarded-for': address })).status;
    const guess = (at: number, device_token?: string) => tryCode('000000', `198.51.100.${at}`, device_token);
    const guesses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => guess(at)));
    expect(guesses.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const right = () => codeAt(secret, clock.now);
    clock.now += step;
    expect(await tryCode(right(), '203.0.113.1')).toBe(429);
    expect(await tryCode(right(), '203.0.113.1', rightCode)).toBe(200);
    clock.now += step;
    expect(await tryCode(right(), '203.0.113.1', early)).toBe(200);
    // A recovery code is too long to guess, so wrong guesses do not block it.
    expect(await tryCode(codes[0] ?? '', '203.0.113.1')).toBe(200);
    // Each device is limited too; those from before the second step share one count.
    const device = decodeJwt(rightCode ?? '').jti ?? '';
    const admit = (name: string | null) =>
      admitCode(db, { userId, address: '', kind: 'totp', device: name }, clock.now).then(
        () => 1,
        () => 0,
      );
    for (const name of [device, 'earlier']) for (let at = 0; at < 5; at += 1) await admit(name);
    for (const token of [rightCode, early]) expect(await tryCode(right(), '203.0.113.1', token)).toBe(429);
    // Five more after each five minutes, and thirty in a day.
    let passed = 5;
    for (let round = 0; round < 8; round += 1) {
      clock.now += 5 * minute + 1000;
      for (let at = 0; at < 6; at += 1) passed += await admit(null);
    }
    expect(passed).toBe(30);
    await bench.stop();
  });

  test('passkeys alone can be the second step: requested where they fit, and ended with the last one', async () => {
    const { bench, as, login, enter, state, addPasskey, events } = await begin(place);
    const enable = () => bench.ask<Codes>('POST', root, { as });
    expect((await enable()).status).toBe(409);
    const key = softAuthenticator(headers.origin);
    const id = await addPasskey(as, key);
    const { recovery_codes: codes } = (await enable()).body;
    expect((await enable()).status).toBe(409);
    expect(await state()).toMatchObject({ totp: 'off', recovery_codes_left: 10 });
    expect((await login()).body.methods).toEqual(['passkey', 'recovery_code']);
    const elsewhere = await login({}, { origin: 'http://blog.localhost' });
    expect(elsewhere.body.methods).toEqual(['recovery_code']);
    expect(await enter({ code: '123456' })).toBe('invalid_code');
    expect(await enter({ code: codes[0] })).toBe(200);
    // A passkey is both steps.
    const door = '/api/v1/passkeys/sign-in/';
    const asked = await bench.ask<{ options: never }>('POST', `${door}options/`, { headers });
    const body = key.use(asked.body.options);
    expect((await bench.ask('POST', door, { body, headers })).status).toBe(200);
    expect((await bench.ask('DELETE', `/api/v1/passkeys/${id}/`, { as })).status).toBe(204);
    expect((await state()).enabled_at).toBeNull();
    expect(await enter({})).toBe(200);
    const recorded = (await events()).filter((line) => line.startsWith('second'));
    expect(recorded).toEqual(['second_factor_off passkey', 'second_factor_on passkey']);
  });

  test('an app is connected with its own code within ten minutes, and can be replaced and removed', async () => {
    const own = await begin(place);
    const { bench, clock, enter } = own;
    let { as } = own;
    const ask = async (token = as) =>
      (await bench.ask<Schemas['TotpOptions']>('POST', `${root}totp/options/`, { as: token })).body;
    const finish = (body: object) => bench.ask<Codes>('POST', `${root}totp/`, { as, body });
    const late = await ask();
    clock.now += 10 * minute;
    as = (await bench.signIn()).access_token;
    expect((await finish({ token: late.token, code: codeAt(late.secret, clock.now) })).status).toBe(422);
    const { token, secret } = await ask();
    expect((await finish({ token, code: '000000' })).status).toBe(422);
    expect(await own.state(as)).toMatchObject({ enabled_at: null, totp: 'off' });
    const body = { username: 'anna', password: testPassword, roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    const anna = await bench.signIn('anna');
    const foreign = await ask(anna.access_token);
    const theirs = { token: foreign.token, code: codeAt(foreign.secret, clock.now) };
    expect((await finish(theirs)).status).toBe(422);
    expect((await finish({ token, code: codeAt(secret, clock.now) })).body.recovery_codes).toHaveLength(10);
    const other = await own.connect(as);
    expect(other.codes).toEqual([]);
    clock.now += step;
    expect(await enter({ code: codeAt(secret, clock.now) })).toBe('invalid_code');
    expect(await enter({ code: codeAt(other.secret, clock.now) })).toBe(200);
    const remove = () => bench.ask('DELETE', `${root}totp/`, { as });
    await own.addPasskey(as);
    expect((await remove()).status).toBe(204);
    expect(await own.state(as)).toMatchObject({ totp: 'off', recovery_codes_left: 10 });
    expect((await remove()).status).toBe(404);
    expect(await enter({})).toBe('second_factor_required');
    await own.connect(as);
    expect((await bench.ask('DELETE', root, { as })).status).toBe(204);
    expect(await own.state(as)).toEqual({ enabled_at: null, totp: 'off', recovery_codes_left: 0 });
    for (const path of [root, `${root}totp/`])
      expect((await bench.ask('DELETE', path, { as })).status).toBe(404);
    expect((await bench.ask('POST', `${root}recovery-codes/`, { as })).status).toBe(404);
    await own.connect(as);
    const last = (await bench.ask<Schemas['PasskeyList']>('GET', '/api/v1/passkeys/', { as })).body.items[0];
    await bench.ask('DELETE', `/api/v1/passkeys/${last?.id}/`, { as });
    expect((await own.state(as)).totp).toBe('on');
    expect((await remove()).status).toBe(204);
    expect((await own.state(as)).enabled_at).toBeNull();
  });

  test('after a change of the server’s secret, codes of the app fail but recovery codes work', async () => {
    const { clock, enter, login, state, connect, db } = await begin(place);
    const { secret, codes } = await connect();
    const [row] = await db.selectFrom('second_factors').selectAll().execute();
    const owned = { userId: row?.user_id ?? '', purpose: 'kept', now: clock.now } as const;
    expect(await openTotp(testSecret, row?.totp_secret ?? '', owned)).toBe(secret);
    for (const wrong of [{ userId: 'another' }, { purpose: 'setUp' } as const])
      expect(await openTotp(testSecret, row?.totp_secret ?? '', { ...owned, ...wrong })).toBeNull();
    const totp_secret = await sealTotp(`${testSecret} elsewhere`, secret, owned);
    await db.updateTable('second_factors').set({ totp_secret }).execute();
    expect((await state()).totp).toBe('unreadable');
    clock.now += step;
    expect((await login()).body.methods).toEqual(['recovery_code']);
    expect(await enter({})).toBe('second_factor_required');
    expect(await enter({ code: codeAt(secret, clock.now) })).toBe('invalid_code');
    expect(await enter({ code: codes[0] })).toBe(200);
  });

  test('is reset for staff by an owner and for owners only by a superuser, which ends their sessions', async () => {
    const { bench, clock, as, connect, events, db } = await begin(place);
    const people = new Map<string, { id: string; as: string }>();
    for (const [name, role] of [
      ['staff', 'staff'],
      ['chief', 'owner'],
      ['other', 'owner'],
    ] as const) {
      const body = { username: name, password: testPassword, roles: [role] };
      const { body: user } = await bench.ask<Schemas['User']>('POST', '/api/v1/users/', { as, body });
      people.set(user.id, { id: user.id, as: (await bench.signIn(name)).access_token });
    }
    for (const { as: token } of people.values()) await connect(token);
    const [staff, chief, other] = [...people.values()];
    const reset = async (id = '', token = as) =>
      (await bench.ask('DELETE', `/api/v1/users/${id}/second-factor/`, { as: token })).status;
    const list = await bench.ask<Schemas['UserList']>('GET', '/api/v1/users/', { as: chief?.as ?? '' });
    const withIt = list.body.items.filter((user) => user.has_second_factor);
    expect(withIt.map(({ username }) => username).toSorted()).toEqual(['chief', 'other', 'staff']);
    const tries = [
      await reset(chief?.id, staff?.as),
      await reset(other?.id, chief?.as),
      await reset(staff?.id, chief?.as),
      await reset(staff?.id, chief?.as),
      await reset(other?.id),
    ];
    expect(tries).toEqual([403, 403, 204, 404, 204]);
    for (const one of [staff, other])
      expect((await bench.ask('GET', root, { as: one?.as ?? '' })).status).toBe(401);
    expect((await bench.signIn('staff')).access_token).toBeTruthy();
    clock.now += step;
    await expect(bench.signIn('chief')).rejects.toThrow('second_factor_required');
    expect((await events()).filter((line) => line === 'second_factor_off')).toHaveLength(2);
    // The command line removes both together.
    const id = chief?.id ?? '';
    await db.updateTable('second_factors').set({ totp_secret: null }).where('user_id', '=', id).execute();
    await removePasskeysOf(db, id);
    expect(await endEmptySecondFactor(db, id)).toBe(true);
    expect((await bench.signIn('chief')).access_token).toBeTruthy();
  });
});
