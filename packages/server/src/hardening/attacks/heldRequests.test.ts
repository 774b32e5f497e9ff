import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { softAuthenticator } from '../../testing/softAuthenticator.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { portOf, request, sendRaw } from './wire.ts';

const users = '/api/v1/users/';
const origin = 'http://portfolio.localhost';
const password = 'long enough password';
const post = { translations: [{ language: 'ru', title: 'Запись', status: 'published' }] };

/** What somebody else does to the account meanwhile. */
const endings = [
  ['a new password', 'PATCH', 'reset-password/', { password: 'another long password' }],
  ['a deactivation', 'PATCH', '', { is_active: false, roles: [] }],
  ['a deletion', 'DELETE', '', undefined],
] as const;

/** Sends the headers and the first bytes of a request, waits for `meanwhile`, then sends the rest. */
async function hold(
  bench: TestServer,
  port: number,
  { path, as, body }: { path: string; as: string; body: unknown },
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const text = JSON.stringify(body);
  const head = request('POST', path, [
    `Authorization: Bearer ${as}`,
    `Origin: ${origin}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]);
  const isAdmitted = new Promise<void>((resolve) => {
    bench.server.app.server.once('request', () => setTimeout(resolve, 100));
  });
  const open: Socket[] = [];
  const answer = sendRaw(
    port,
    (socket) => {
      open.push(socket);
      socket.write(head + text.slice(0, 5));
    },
    10_000,
  );
  await isAdmitted;
  await meanwhile();
  open[0]?.write(text.slice(5));
  return (await answer).status;
}

describeDatabases('a request whose body arrives after the end of its rights', (databases) => {
  async function start() {
    const bench = await databases.startServer();
    const port = portOf(await bench.server.listen());
    const { access_token: owner } = await bench.signIn();
    let count = 0;
    const addAccount = async () => {
      count += 1;
      const user = { username: `staff${count}`, password, roles: ['staff'] };
      const { id } = (await bench.ask<Schemas['User']>('POST', users, { as: owner, body: user })).body;
      return { id, as: (await bench.signIn(user.username, password)).access_token };
    };
    return { bench, port, owner, addAccount };
  }

  test('creates no access token, passkey or post', async () => {
    const { bench, port, owner, addAccount } = await start();
    const { db } = bench.server.database;
    const passkeyOf = async (as: string) => {
      const path = '/api/v1/passkeys/options/';
      const { body } = await bench.ask<Schemas['PasskeyOptions']>('POST', path, { as, headers: { origin } });
      return softAuthenticator(origin).make(body.options);
    };
    const creations = [
      ['/api/v1/access-tokens/', () => ({ name: 'later', scopes: ['posts'], expires_in_days: null })],
      ['/api/v1/passkeys/', passkeyOf],
      ['/api/v1/posts/', () => post],
    ] as const;
    const counts = async () => [
      (await db.selectFrom('access_tokens').select('id').execute()).length,
      (await db.selectFrom('passkeys').select('id').execute()).length,
      (await db.selectFrom('posts').select('id').execute()).length,
    ];
    const before = await counts();
    for (const [ending, method, path, change] of endings)
      for (const [address, bodyOf] of creations) {
        const { id, as } = await addAccount();
        const body = await bodyOf(as);
        const end = () => bench.ask(method, `${users}${id}/${path}`, { as: owner, body: change });
        expect([ending, address, await hold(bench, port, { path: address, as, body }, end)]).toEqual([
          ending,
          address,
          401,
        ]);
      }
    expect(await counts()).toEqual(before);
    const { as } = await addAccount();
    expect(await hold(bench, port, { path: '/api/v1/posts/', as, body: post }, async () => null)).toBe(201);
    await bench.stop();
  });

  test('publishes nothing for an account that has lost its role, nor for a revoked access token', async () => {
    const { bench, port, owner, addAccount } = await start();
    const staff = await addAccount();
    const demote = () => bench.ask('PATCH', `${users}${staff.id}/`, { as: owner, body: { roles: [] } });
    expect(await hold(bench, port, { path: '/api/v1/posts/', as: staff.as, body: post }, demote)).toBe(403);
    const wanted = { name: 'program', scopes: ['posts'], expires_in_days: null };
    const made = await bench.ask<Schemas['NewAccessToken']>('POST', '/api/v1/access-tokens/', {
      as: owner,
      body: wanted,
    });
    const { id, token } = made.body;
    const revoke = () => bench.ask('DELETE', `/api/v1/access-tokens/${id}/`, { as: owner });
    expect(await hold(bench, port, { path: '/api/v1/posts/', as: token, body: post }, revoke)).toBe(401);
    await bench.stop();
  });
});
