import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type Operation } from '../../contract/document.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../testing/startTestServer.ts';
import { confirmations } from '../confirmations.ts';
import { tokenScopes, type Scope } from './scopes.ts';
import { addAccessToken } from './store.ts';

/** As in the contract; a missing scope is a compile error. */
const named: Readonly<Record<Scope, true>> = {
  read: true,
  posts: true,
  projects: true,
  experience: true,
  profile: true,
  site: true,
  media: true,
  messages: true,
};
const all = Object.keys(named) as Scope[];

/** Paths that give power over accounts or the whole site: closed, whatever is added to them. */
const closedRooms =
  /^\/api\/v1\/(users|sessions|handovers|passkeys|second-factor|access-tokens|notice-channels|webhooks|webhook-deliveries|events|security-events|backups|deleted)\//;

let bench: TestServer;
let owner = '';
beforeAll(async () => {
  bench = await startTestServer({ settings: { rateLimits: false } });
  const { db } = bench.server.database;
  owner = (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => bench.stop());

async function tokenOf(scopes: readonly Scope[]): Promise<string> {
  const made = { userId: owner, name: 'CI', scopes, days: null, now: Date.now() };
  return (await addAccessToken(bench.server.database.db, made)).token;
}

const parts: Readonly<Record<string, string>> = {
  channel: 'mail',
  language: 'ru',
  slug: 'nothing',
  revision: '1',
  part: '1',
};

/** Sends no body: an admitted caller gets another 4xx, and nothing changes. */
async function askWith({ method, path }: Operation, scopes: readonly Scope[]): Promise<TestAnswer> {
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => parts[name] ?? '00000000-0000-4000-8000-000000000000',
  );
  return bench.ask(method, address, { as: await tokenOf(scopes), headers: { 'accept-language': 'en' } });
}

const guarded = operations.filter(({ token }) => token !== 'none');

describe('the scopes of personal access tokens', () => {
  test('cover every operation and no other, and are unread exactly where no token is read', () => {
    expect(Object.keys(tokenScopes).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    const unread = operations.filter(({ id }) => tokenScopes[id] === 'unread').map(({ id }) => id);
    expect(unread).toEqual(operations.filter(({ token }) => token === 'none').map(({ id }) => id));
  });

  test('exclude every operation that needs a confirmation, and accounts, tokens, the trail and backups', () => {
    const isClosed = ({ id }: Operation) => tokenScopes[id] === 'closed';
    const asking = operations.filter(({ id }) => id in confirmations);
    expect(asking.filter((operation) => !isClosed(operation))).toEqual([]);
    const rooms = guarded.filter(({ path }) => closedRooms.test(path));
    expect(rooms.filter((operation) => !isClosed(operation)).map(({ id }) => id)).toEqual(['getMe']);
  });

  test('are each used by at least one operation', () => {
    const used = new Set(
      Object.values(tokenScopes).flatMap((rule) => (typeof rule === 'string' ? [] : rule)),
    );
    expect([...used].toSorted()).toEqual(all.toSorted());
  });

  test.each(guarded.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const rule = tokenScopes[id];
    if (rule === 'closed') {
      const refused = await askWith(operation, all);
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'insufficient_scope' } } });
      expect(refused.body['detail']).toMatch(/Access tokens cannot do this/);
      return;
    }
    for (const scope of typeof rule === 'string' ? all : rule)
      expect([401, 403]).not.toContain((await askWith(operation, [scope])).status);
    if (typeof rule === 'string') return;
    const refused = await askWith(
      operation,
      all.filter((scope) => !rule.includes(scope)),
    );
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'insufficient_scope' } } });
    expect(refused.body['detail']).toContain(`lacks the scope ${rule.join(' or ')}`);
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="${rule.join(' ')}"`,
    );
  });
});
