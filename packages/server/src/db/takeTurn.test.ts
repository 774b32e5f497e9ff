import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addAccessToken, hasRoomForToken, mostAccessTokens } from '../accounts/accessTokens/store.ts';
import { makeLink } from '../routes/cvVersions/link.ts';
import { addVersion, mostVersions } from '../routes/cvVersions/store.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { addWebhook, hasRoomForWebhook, mostWebhooks } from '../webhooks/store.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

interface Bounded {
  path: string;
  most: number;
  body: object;
  refusal: number;
  /** Adds one as the endpoint does, without its limit. */
  add(trx: Database, userId: string): Promise<unknown>;
}

const now = Date.now();
const hook = { name: 'CI', url: 'https://ci.example/', events: ['post.published'] as const };
const bounded: readonly Bounded[] = [
  {
    path: 'cv-versions',
    most: mostVersions,
    body: { name: 'Для банка', design: 'classic' },
    refusal: 422,
    add: (trx) =>
      addVersion(trx, { name: 'Для завода', design: 'classic' }, { now, link: makeLink({ secret: 'any' }) }),
  },
  {
    path: 'webhooks',
    most: mostWebhooks,
    body: hook,
    refusal: 409,
    async add(trx) {
      await hasRoomForWebhook(trx);
      await addWebhook(trx, { ...hook, events: [...hook.events] }, now);
    },
  },
  {
    path: 'access-tokens',
    most: mostAccessTokens,
    body: { name: 'CI', scopes: ['posts'], expires_in_days: 1 },
    refusal: 409,
    async add(trx, userId) {
      await hasRoomForToken(trx, userId);
      await addAccessToken(trx, { userId, name: 'old', scopes: ['posts'], days: 1, now });
    },
  },
];

describeDatabases('the limit on the number', (databases) => {
  test.each(bounded)(
    'of $path is not exceeded when one is added while another is being added',
    async ({ add, ...one }) => {
      const bench = await databases.startServer({ settings: { rateLimits: false } });
      const as = (await bench.signIn()).access_token;
      const { db } = bench.server.database;
      const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      await inTransaction(db, async (trx) => {
        for (let there = 2; there < one.most; there += 1) await add(trx, id);
      });
      const post = () => bench.ask('POST', `/api/v1/${one.path}/`, { as, body: one.body });
      expect((await post()).status).toBe(201);
      const [added, held] = [openable(), openable()];
      const first = inTransaction(db, async (trx) => {
        await add(trx, id);
        added.open();
        await held.passed;
      });
      await added.passed;
      const second = post();
      // Enough time for the second call to check, if nothing makes it wait.
      await Promise.race([second, sleep(200)]);
      held.open();
      await first;
      expect((await second).status).toBe(one.refusal);
      await bench.stop();
    },
  );
});
