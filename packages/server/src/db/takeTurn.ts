import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { engineOf } from './transaction.ts';

/** PostgreSQL's advisory lock for check-then-write, and its second number per table. */
const lock = 20_261_125;
const numbers = {
  posts: 1,
  projects: 2,
  series: 3,
  cv_versions: 4,
  webhooks: 5,
  access_tokens: 6,
  passkeys: 7,
};

/**
 * Waits until every other transaction that has called this for the table is over. Call it before a check that decides a
 * write: a free slug, room for one more. SQLite's transactions run one after another anyway.
 */
export async function takeTurn(trx: Database, table: keyof typeof numbers): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${lock}, ${numbers[table]})`.execute(trx);
}
