import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { removeOldAccessTokens } from '../../accounts/accessTokens/store.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer, TestServerOptions } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

const tokens = '/api/v1/access-tokens/';
const me = '/api/v1/users/me/';
const day = 24 * 60 * 60 * 1000;

type Made = Schemas['NewAccessToken'];
const tokenInput = (change: Partial<Schemas['AccessTokenCreate']> = {}): Schemas['AccessTokenCreate'] => ({
  name: 'CI',
  scopes: ['posts'],
  expires_in_days: 90,
  ...change,
});

const code = ({ body }: { body: Record<string, unknown> }) => (body['error'] as { code: string }).code;

describeDatabases('personal access tokens', (databases) => {
  async function start(options: TestServerOptions = {}) {
    const clock = { now: Date.now() };
    const bench = await databases.startServer({ now: () => clock.now, ...options });
    const { access_token: as } = await bench.signIn();
    const make = async (change = {}, by = as) =>
      (await bench.ask<Made>('POST', tokens, { as: by, body: tokenInput(change) })).body;
    const list = async (by = as) =>
      (await bench.ask<Schemas['AccessTokenList']>('GET', tokens, { as: by })).body.items;
    return { bench, clock, as, make, list };
  }
  const statusOf = async (bench: TestServer, as: string) => (await bench.ask('GET', me, { as })).status;

  test('are shown once, stored as a hash, listed, and act as their account', async () => {
    const { bench, make, list } = await start();
    const made = await make();
    expect(made.token).toMatch(/^janus_pat_[\da-f]{72}$/);
    const { token, ...rest } = made;
    expect(await list()).toEqual([rest]);
    expect(rest).toMatchObject({ name: 'CI', scopes: ['posts'], last_used_at: null });
    const rows = await bench.server.database.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(10));
    const body = { translations: [{ language: 'ru', title: 'Из CI', status: 'published' }] };
    expect((await bench.ask('POST', '/api/v1/posts/', { as: token, body })).status).toBe(201);
    expect((await bench.ask('GET', me, { as: token })).body).toMatchObject({ username: 'owner' });
    await bench.stop();
  });

  test('are refused when revoked, unknown, cut off or expired', async () => {
    const { bench, clock, as, make, list } = await start();
    const [short, long, revoked] = [
      await make({ expires_in_days: 1 }),
      await make({ expires_in_days: null }),
      await make(),
    ];
    const last = short.token.at(-1) === '0' ? '1' : '0';
    const wrong = [short.token.slice(0, -1) + last, short.token.slice(0, -1), `janus_pat_${'0'.repeat(72)}`];
    for (const token of wrong) {
      const refused = await bench.ask('GET', me, { as: token });
      expect([refused.status, code(refused)]).toEqual([401, 'invalid_token']);
    }
    expect((await bench.ask('DELETE', `${tokens}${revoked.id}/`, { as })).status).toBe(204);
    expect(await statusOf(bench, revoked.token)).toBe(401);
    expect((await bench.ask('DELETE', `${tokens}${revoked.id}/`, { as })).status).toBe(404);
    expect([await statusOf(bench, short.token), await statusOf(bench, long.token)]).toEqual([200, 200]);
    clock.now += day - 1;
    expect(await statusOf(bench, short.token)).toBe(200);
    clock.now += 1;
    expect([await statusOf(bench, short.token), await statusOf(bench, long.token)]).toEqual([401, 200]);
    // A wrong token is refused even where visitors are allowed.
    expect((await bench.ask('GET', '/api/v1/posts/', { as: short.token })).status).toBe(401);
    const { db } = bench.server.database;
    const { access_token: again } = await bench.signIn();
    expect((await list(again)).map(({ id }) => id)).toContain(short.id);
    await removeOldAccessTokens(db, clock.now + 30 * day);
    expect((await list(again)).map(({ id }) => id)).toEqual([long.id]);
    await bench.stop();
  });

  test('record their use once a minute, and neither create nor refresh a session', async () => {
    const { bench, clock, make, list } = await start();
    const { token } = await make({ scopes: ['read'] });
    const times: (string | null | undefined)[] = [];
    for (const step of [0, 59_999, 1]) {
      clock.now += step;
      await bench.ask('GET', me, { as: token });
      times.push((await list())[0]?.last_used_at);
    }
    const iso = (at: number) => new Date(at).toISOString();
    expect(times).toEqual([iso(clock.now - 60_000), iso(clock.now - 60_000), iso(clock.now)]);
    const refused = await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token: token } });
    expect(refused.status).toBe(401);
    const sessions = await bench.server.database.db.selectFrom('sessions').select('id').execute();
    expect(sessions).toHaveLength(1);
    await bench.stop();
  });

  test('lose their rights with their account: on a role change, deactivation, deletion, or password reset by another', async () => {
    const { bench, as, make } = await start();
    const anna = { username: 'anna', password: testPassword, roles: ['staff'] };
    const { id } = (await bench.ask<{ id: string }>('POST', '/api/v1/users/', { as, body: anna })).body;
    const path = `/api/v1/users/${id}/`;
    const hers = async () => make({ scopes: ['messages'] }, (await bench.signIn('anna')).access_token);
    const first = await hers();
    const messages = async (token: string) =>
      (await bench.ask('GET', '/api/v1/feedback/', { as: token })).status;
    expect(await messages(first.token)).toBe(200);
    await bench.ask('PATCH', path, { as, body: { roles: [] } });
    expect([await messages(first.token), await statusOf(bench, first.token)]).toEqual([403, 200]);
    await bench.ask('PATCH', path, { as, body: { is_active: false } });
    expect(await statusOf(bench, first.token)).toBe(401);
    await bench.ask('PATCH', path, { as, body: { is_active: true, roles: ['staff'] } });
    // Activation gives back what deactivation took, except for the sign-ins.
    expect(await messages(first.token)).toBe(200);
    const second = await hers();
    const own = { password: 'another long password', current_password: testPassword };
    const { access_token: herself } = await bench.signIn('anna');
    expect((await bench.ask('PATCH', `${path}reset-password/`, { as: herself, body: own })).status).toBe(204);
    expect(await statusOf(bench, second.token)).toBe(200);
    const body = { password: testPassword };
    expect((await bench.ask('PATCH', `${path}reset-password/`, { as, body })).status).toBe(204);
    expect(await statusOf(bench, second.token)).toBe(401);
    const third = await hers();
    expect((await bench.ask('DELETE', path, { as })).status).toBe(204);
    expect(await statusOf(bench, third.token)).toBe(401);
    await bench.stop();
  });

  test('belong to one person: others cannot list or revoke them, a token cannot create one, and 50 is the limit', async () => {
    const { bench, as, make, list } = await start();
    const anna = { username: 'anna', password: testPassword, roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body: anna });
    const { access_token: other } = await bench.signIn('anna');
    const { id, token } = await make();
    expect(await list(other)).toEqual([]);
    expect((await bench.ask('DELETE', `${tokens}${id}/`, { as: other })).status).toBe(404);
    expect((await bench.ask('POST', tokens, { as: token, body: tokenInput() })).status).toBe(403);
    for (let at = 1; at < 50; at += 1) await make();
    const refused = await bench.ask('POST', tokens, { as, body: tokenInput() });
    expect([refused.status, code(refused)]).toEqual([409, 'conflict']);
    await bench.stop();
  });

  test('require a confirmation, appear in the security events, and are named in the trail', async () => {
    const { bench, clock, as, make } = await start();
    clock.now += 1000;
    const { token, id } = await make({ name: 'email' });
    const body = { translations: [{ language: 'ru', title: 'Из CI' }] };
    const { body: post } = await bench.ask<{ id: string }>('POST', '/api/v1/posts/', { as: token, body });
    // A signed-in person and their token are two rows, although it is one person on one post.
    for (const by of [as, token])
      await bench.ask('PATCH', `/api/v1/posts/${post.id}/`, { as: by, body: { tags: ['iot'] } });
    await bench.ask('DELETE', `${tokens}${id}/`, { as });
    const events = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/', { as });
    const recorded = events.body.items.map(({ action, actor, details }) => [action, actor?.via, ...details]);
    expect(recorded.filter(([action]) => action !== 'signed_in')).toEqual(
      expect.arrayContaining([
        ['token_created', null, '"email"'],
        ['created', 'email'],
        ['changed', null],
        ['changed', 'email'],
        ['token_revoked', null, '"email"'],
      ]),
    );
    const news = await bench.ask<Schemas['SecurityEvents']>('GET', '/api/v1/security-events/', { as });
    expect(news.body.items.map(({ action }) => action)).toContain('token_created');
    expect(code(await bench.ask('POST', tokens, { as, body: tokenInput({ name: ' ' }) }))).toBe(
      'invalid_fields',
    );
    await bench.server.database.db.updateTable('sessions').set({ confirmed_at: 0 }).execute();
    expect(code(await bench.ask('POST', tokens, { as, body: tokenInput() }))).toBe('confirmation_required');
    await bench.stop();
  });

  test('are revoked on every instance at once', async () => {
    const databaseUrl = await databases.createMigrated();
    if (databaseUrl === null) return;
    const mediaFolder = mkdtempSync(join(tmpdir(), 'janus-tokens-'));
    const { bench, as, make } = await start({ settings: { databaseUrl, mediaFolder } });
    const { token, id } = await make();
    const other = await databases.startServer({ settings: { databaseUrl, mediaFolder } });
    expect([await statusOf(bench, token), await statusOf(other, token)]).toEqual([200, 200]);
    await bench.ask('DELETE', `${tokens}${id}/`, { as });
    expect([await statusOf(bench, token), await statusOf(other, token)]).toEqual([401, 401]);
    await Promise.all([other.stop(), bench.stop()]);
    rmSync(mediaFolder, { recursive: true });
  });
});
