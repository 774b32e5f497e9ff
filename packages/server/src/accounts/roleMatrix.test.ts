import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type Operation } from '../contract/document.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { access, type Access } from './permissions.ts';

type Who = 'visitor' | 'noRole' | 'staff' | 'owner' | 'superuser' | 'inactive';

/** What the role table promises, written a second time by hand: who gets past 401 and 403. */
const welcome: Readonly<Record<Access, readonly Who[]>> = {
  visitor: ['visitor', 'noRole', 'staff', 'owner', 'superuser'],
  signedIn: ['noRole', 'staff', 'owner', 'superuser'],
  content: ['staff', 'owner', 'superuser'],
  people: ['owner', 'superuser'],
  self: ['owner', 'superuser'],
};

const everybody: readonly Who[] = ['visitor', 'noRole', 'staff', 'owner', 'superuser', 'inactive'];
const nowhere = '00000000-0000-4000-8000-000000000000';

let bench: TestServer;
const tokens = new Map<Who, string>();

/** Each account is signed in before it is made inactive, so that only its state refuses it. */
async function account(who: Who, roles: readonly string[], as: string): Promise<void> {
  const body = { username: `the-${who}`, password: 'long enough password', roles };
  const made = await bench.ask<{ id: string }>('POST', '/api/v1/users/', { as, body });
  expect(made.status).toBe(201);
  tokens.set(who, (await bench.signIn(body.username, body.password)).access_token);
  if (who !== 'inactive') return;
  await bench.ask('PATCH', `/api/v1/users/${made.body.id}/`, { as, body: { is_active: false } });
}

beforeAll(async () => {
  bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  tokens.set('superuser', as);
  await account('noRole', [], as);
  await account('staff', ['staff'], as);
  await account('owner', ['owner'], as);
  await account('inactive', ['staff'], as);
});
afterAll(() => bench.stop());

const parts: Readonly<Record<string, string>> = { language: 'ru', slug: 'nothing', revision: '1' };

function addressOf(operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? nowhere);
}

/** No body is sent: whoever is let through meets 4xx of another kind, and nothing changes. */
async function statusFor(operation: Operation, who: Who): Promise<number> {
  const token = tokens.get(who);
  const { status } = await bench.ask(
    operation.method,
    addressOf(operation),
    token === undefined ? {} : { as: token },
  );
  return status;
}

function expected(operation: Operation, who: Who): 401 | 403 | null {
  if (operation.token === 'none') return null;
  if (who === 'inactive') return 401;
  if (welcome[access[operation.id]].includes(who)) return null;
  return who === 'visitor' ? 401 : 403;
}

describe('every operation, asked by everybody', () => {
  // what ends the asker's own session comes last, and is tested with the sessions
  const asked = operations.filter(({ id }) => id !== 'logout');
  test.each(asked.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    for (const who of everybody) {
      const status = await statusFor(operation, who);
      const wanted = expected(operation, who);
      if (wanted !== null) expect([who, status]).toEqual([who, wanted]);
      // a visitor's wrong credentials are 401 as well
      else if (id !== 'login' && id !== 'refresh')
        expect([who, [401, 403].includes(status)]).toEqual([who, false]);
    }
  });

  test('the table has a row for every operation and no other', () => {
    expect(Object.keys(access).sort()).toEqual(operations.map((operation) => operation.id).sort());
  });
});
