import { expect, test } from 'vitest';
import { confirmations } from '../../accounts/confirmations.ts';
import { operations } from '../../contract/document.ts';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases, type TestDatabases } from '../../testing/describeDatabases.ts';
import { softAuthenticator } from '../../testing/softAuthenticator.ts';
import type { AskOptions } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

const minute = 60_000;
const nobody = '00000000-0000-4000-8000-000000000000';
const headers = { origin: 'http://portfolio.localhost' };
const door = '/api/v1/passkeys/sign-in/options/';

/** Written a second time by hand: which operations require a confirmation, and for whom. */
const demanded = {
  acceptBackup: 'always',
  createPasskey: 'always',
  createPasskeyOptions: 'always',
  createUser: 'always',
  createRecoveryCodes: 'always',
  createTotpOptions: 'always',
  saveMailChannel: 'always',
  saveTelegramChannel: 'always',
  createWebhook: 'always',
  deletePasskey: 'always',
  deleteUser: 'always',
  disableSecondFactor: 'always',
  enableSecondFactor: 'always',
  enableTotp: 'always',
  purgeDeleted: 'always',
  purgePost: 'always',
  removeTotp: 'always',
  renewWebhookSecret: 'always',
  resetPassword: 'others',
  createAccessToken: 'always',
  resetSecondFactor: 'always',
  runImport: 'always',
  undoImport: 'always',
  updateUser: ['username', 'email', 'roles', 'is_superuser', 'is_active'],
};

async function open(databases: TestDatabases, rateLimits = false) {
  let now = Date.now();
  const bench = await databases.startServer({ now: () => now, settings: { rateLimits } });
  const { body: me } = await bench.ask<{ id: string }>('GET', '/api/v1/users/me/', {
    as: (await bench.signIn()).access_token,
  });
  /** Signs in and continues like a client: with new access tokens, and no new confirmation. */
  const begin = async (username?: string) => {
    const { refresh_token } = await bench.signIn(username);
    const ask = async (method: string, path: string, options: AskOptions = {}) => {
      const renewed = await bench.ask<Schemas['AccessToken']>('POST', '/api/v1/refresh/', {
        body: { refresh_token },
      });
      return bench.ask(method, path, { ...options, as: renewed.body.access_token });
    };
    const confirm = (body: object, options: AskOptions = {}) =>
      ask('POST', '/api/v1/sessions/confirm/', { ...options, body });
    /** Whether it may call an irreversible operation: there is nobody to delete. */
    const may = async () => (await ask('DELETE', `/api/v1/users/${nobody}/`)).status === 404;
    return { ask, confirm, may };
  };
  return { bench, me: me.id, begin, wait: (time: number) => void (now += time) };
}

describeDatabases('a confirmation', (databases) => {
  test('is required by exactly the operations that cannot be undone, before the body is read', async () => {
    expect(confirmations).toEqual(demanded);
    const { bench, me, begin, wait } = await open(databases);
    const session = await begin();
    wait(10 * minute);
    for (const { id, method, path } of operations) {
      if (method === 'GET' || ['login', 'logout', 'refresh'].includes(id)) continue;
      const answer = await session.ask(method, path.replaceAll(/\{\w+\}/g, nobody));
      const code = (answer.body['error'] as { code?: string } | undefined)?.code;
      const isDemanded = id in demanded && id !== 'updateUser';
      expect([id, code === 'confirmation_required']).toEqual([id, isDemanded]);
      if (isDemanded) expect(answer.headers.get('www-authenticate')).toContain('insufficient_user');
    }
    const change = async (body: object) =>
      (await session.ask('PATCH', `/api/v1/users/${me}/`, { body })).status;
    expect(await change({ first_name: 'Анна' })).toBe(200);
    for (const field of demanded.updateUser) {
      const value = { roles: ['owner'], is_superuser: true, is_active: true }[field] ?? 'anna@example.com';
      const body = { [field]: field === 'username' ? 'anna' : value, first_name: 'Борис' };
      expect([field, await change(body)]).toEqual([field, 403]);
    }
    const own = await session.ask('PATCH', `/api/v1/users/${me.toUpperCase()}/reset-password/`, {
      body: { password: 'another long password', current_password: testPassword },
    });
    expect(own.status).toBe(204);
    await bench.stop();
  });

  test('is given by a sign-in or by the password, for ten minutes and only for this sign-in', async () => {
    const { bench, begin, wait } = await open(databases);
    const [here, there] = [await begin(), await begin()];
    wait(10 * minute - 1);
    expect([await here.may(), await there.may()]).toEqual([true, true]);
    wait(1);
    expect([await here.may(), await there.may()]).toEqual([false, false]);
    expect((await here.confirm({ password: 'another' })).status).toBe(422);
    expect(await here.may()).toBe(false);
    expect((await here.confirm({ password: testPassword })).status).toBe(204);
    expect([await here.may(), await there.may()]).toEqual([true, false]);
    wait(10 * minute);
    expect(await here.may()).toBe(false);
    for (const body of [{}, { password: '' }, { password: testPassword, credential: {} }])
      expect((await here.confirm(body)).status).toBe(422);
    const visitor = await bench.ask('POST', '/api/v1/sessions/confirm/', {
      body: { password: testPassword },
    });
    expect(visitor.status).toBe(401);
    await bench.stop();
  });

  test('is given by one’s own passkey, but not by another person’s', async () => {
    const { bench, begin, wait } = await open(databases);
    const owner = await begin();
    const body = { username: 'anna', password: testPassword, roles: ['owner'] };
    await owner.ask('POST', '/api/v1/users/', { body });
    const anna = await begin('anna');
    const key = softAuthenticator(headers.origin);
    const asked = await anna.ask('POST', '/api/v1/passkeys/options/', { headers });
    await anna.ask('POST', '/api/v1/passkeys/', { headers, body: key.make(asked.body['options']) });
    wait(10 * minute);
    const answer = async () => {
      const { body: made } = await bench.ask('POST', door, { headers });
      return key.use(made['options']);
    };
    expect((await owner.confirm(await answer(), { headers })).body['error']).toMatchObject({
      code: 'wrong_passkey',
    });
    expect(await owner.may()).toBe(false);
    const used = await answer();
    expect((await anna.confirm(used, { headers })).status).toBe(204);
    expect((await anna.confirm(used, { headers })).status).toBe(422);
    expect(await anna.may()).toBe(true);
    await bench.stop();
  });

  test('can be guessed ten times per session, which stays valid; the trail records it', async () => {
    const { bench, me, begin, wait } = await open(databases, true);
    const [here, there] = [await begin(), await begin()];
    wait(10 * minute);
    const { db } = bench.server.database;
    await db.deleteFrom('events').execute();
    expect((await here.confirm({ password: 'guess' })).status).toBe(422);
    await db.updateTable('rate_limits').set({ uses: 9 }).where('key', 'like', 'confirmation:%').execute();
    // The current password in a change counts against the same limit.
    const change = await here.ask('PATCH', `/api/v1/users/${me}/reset-password/`, {
      body: { password: 'another long password', current_password: 'guess' },
    });
    expect(change.status).toBe(422);
    expect((await here.confirm({ password: testPassword })).status).toBe(429);
    expect((await here.ask('GET', '/api/v1/users/me/')).status).toBe(200);
    expect((await there.confirm({ password: testPassword })).status).toBe(204);
    const rows = await db.selectFrom('events').selectAll().orderBy('action').execute();
    expect(rows.map((row) => [row.action, row.times, row.title, row.details])).toEqual([
      ['session_confirmed', 1, '', '[]'],
      ['sign_in_refused', 3, 'owner', '["confirmation"]'],
    ]);
    wait(15 * minute);
    expect((await here.confirm({ password: testPassword })).status).toBe(204);
    await bench.stop();
  });
});
