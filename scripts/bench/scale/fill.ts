import { sql } from 'kysely';
import { createServer } from '../../../packages/server/src/createServer.ts';
import { withLongStatements } from '../../../packages/server/src/db/timeouts.ts';
import type { Database } from '../../../packages/server/src/db/schema.ts';
import { engineOf, inTransaction, raiseContentVersion } from '../../../packages/server/src/db/transaction.ts';
import { recountPosts } from '../../../packages/server/src/db/recountPosts.ts';
import { readSettings } from '../../../packages/server/src/settings/readSettings.ts';
import { insertMade, insertMessages, insertSeries } from './rows.ts';
import { makePost, makeVariants } from './texts.ts';

const perStatement = 100;
const perSeries = 3;

/** Creates posts like years of writing: two languages, 500 tags, up to 500 series, drafts, scheduled ones, a history, a message each. */
export async function fillPosts(db: Database, count: number): Promise<void> {
  const now = Date.now();
  const texts = await makeVariants(db);
  await inTransaction(db, async (trx) => {
    for (let from = 0; from < count; from += perStatement) {
      const length = Math.min(perStatement, count - from);
      const made = Array.from({ length }, (_, at) => makePost(from + at, { count, now, texts }));
      await insertMade(trx, made);
      await insertSeries(trx, from / perStatement, made.slice(0, perSeries));
      await insertMessages(trx, { from, count: length });
    }
    await recountPosts(trx);
    await raiseContentVersion(trx);
  });
  // PostgreSQL does this itself within minutes of such a load; SQLite has no statistics in the product either.
  if (engineOf(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}

/** Creates the database of a site with that many posts, an owner and the sample's portfolio. */
export async function fillSite(environment: Record<string, string>, count: number): Promise<void> {
  const server = createServer({ settings: readSettings(environment) });
  await server.ready();
  await withLongStatements(() => fillPosts(server.database.db, count));
  await server.close();
}
