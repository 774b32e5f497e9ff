import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { startTestServer, type AskOptions, type TestServer } from '../../testing/startTestServer.ts';

type User = Schemas['User'];
const users = '/api/v1/users/';
const password = 'long enough password';

let bench: TestServer;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  tokens['top'] = as;
  ids['top'] = (await bench.ask<User>('GET', `${users}me/`, { as })).body.id;
  for (const [name, roles] of [
    ['person', []],
    ['staff', ['staff']],
    ['owner', ['owner']],
  ] as const) {
    const body = { username: `the-${name}`, password, roles };
    ids[name] = (await bench.ask<User>('POST', users, { as, body })).body.id;
    tokens[name] = (await bench.signIn(body.username, password)).access_token;
  }
});
afterAll(() => bench.stop());

/** Every account's rank, and whether its password still works. */
async function ranks(): Promise<string[]> {
  const { body } = await bench.ask<Schemas['UserList']>('GET', `${users}?limit=100`, {
    as: tokens['top'] ?? '',
  });
  return body.items.map((user) =>
    [user.username, user.is_superuser, user.roles.map(({ name }) => name).join(), user.is_active].join(' '),
  );
}

const rise = { is_superuser: true, roles: ['owner'] };
const own = (name: string): string => `${users}${ids[name] ?? ''}/`;

/** A token with added claims, under the signature of the real one. */
function embellished(name: string): string {
  const [head = '', claims = '', signature = ''] = (tokens[name] ?? '').split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const more = { ...said, sub: ids['top'], is_superuser: true, roles: ['owner'] };
  return [head, Buffer.from(JSON.stringify(more)).toString('base64url'), signature].join('.');
}

const ways: readonly [way: string, ask: () => [method: string, path: string, options: AskOptions]][] = [
  ['staff names itself a superuser', () => ['PATCH', own('staff'), { body: { is_superuser: true } }]],
  ['staff names itself an owner', () => ['PATCH', own('staff'), { body: { roles: ['staff', 'owner'] } }]],
  ['a person without a role assigns one to themselves', () => ['PATCH', own('person'), { body: { roles: ['staff'] } }]],
  ['an owner names itself a superuser', () => ['PATCH', own('owner'), { body: { is_superuser: true } }]],
  ['an owner makes staff a superuser', () => ['PATCH', own('staff'), { body: { is_superuser: true } }]],
  ['an owner makes a new superuser', () => ['POST', users, { body: { username: 'risen', password, ...rise } }]],
  ['staff makes a new owner', () => ['POST', users, { body: { username: 'risen', password, roles: ['owner'] } }]],
  ['an owner resets a superuser’s password', () => ['PATCH', `${own('top')}reset-password/`, { body: { password } }]],
  ['staff resets an owner’s password', () => ['PATCH', `${own('owner')}reset-password/`, { body: { password } }]],
  ['an owner deactivates a superuser', () => ['PATCH', own('top'), { body: { is_active: false } }]],
  ['staff sends a token with forged claims', () => ['PATCH', own('staff'), { body: rise, headers: { authorization: `Bearer ${embellished('staff')}` } }]],
  ['staff sends an encoded path traversal', () => ['PATCH', `${users}${ids['staff']}/%2e%2e/${ids['owner']?.toUpperCase()}/`, { body: rise }]],
  ['staff overrides the method by a header', () => ['POST', own('staff'), { headers: { 'x-http-method-override': 'PATCH', 'x-user-role': 'owner' } }]],
  ['staff adds unknown fields and a prototype (mass assignment)', () => ['PATCH', own('staff'), { body: JSON.parse('{"first_name":"A","__proto__":{"is_superuser":true},"constructor":{"roles":["owner"]},"role":"owner","isSuperuser":true}') as object }]],
]; // prettier-ignore

const actor = (way: string): string =>
  way.startsWith('an owner') ? 'owner' : way.startsWith('staff') ? 'staff' : 'person';

test.each(ways)('%s: refused, and no rank changes', async (way, ask) => {
  const before = await ranks();
  const [method, path, options] = ask();
  const { status } = await bench.ask(method, path, { as: tokens[actor(way)] ?? '', ...options });
  expect([400, 401, 403, 404, 405, 422]).toContain(status);
  expect(await ranks()).toEqual(before);
  // the superuser's own password still works
  if (path.includes('reset-password')) await bench.signIn();
});

test('a role that is taken away is gone at the next request, though the token is still valid', async () => {
  const as = tokens['top'] ?? '';
  expect((await bench.ask('GET', users, { as: tokens['owner'] ?? '' })).status).toBe(200);
  await bench.ask('PATCH', own('owner'), { as, body: { roles: [] } });
  expect((await bench.ask('GET', users, { as: tokens['owner'] ?? '' })).status).toBe(403);
});
