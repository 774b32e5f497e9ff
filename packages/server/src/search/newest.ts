import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { matching, type Matching } from './matching.ts';
import { searchTables, type SearchName } from './tables.ts';

export interface Wanted extends Matching {
  from: SearchName;
  /** Numbers from this one on are left out. */
  below: number;
  most: number;
}

/** Documents that PostgreSQL looks through before it asks the index, as a multiple of what is wanted. */
const walked = 4;

/** The numbers of the newest documents that match; what it costs follows from `most`, not from how many match. */
export async function newestNumbers(db: Database, wanted: Wanted): Promise<number[]> {
  const index = sql.table(searchTables[wanted.from].index);
  const asked = { ...wanted, index, query: matching(db, wanted) };
  if (engineOf(db) === 'sqlite') return alongIndex(db, asked);
  // pairs are rare, and what is walked need not be read for them
  const near = wanted.pairs?.length ? [] : await alongTime(db, asked);
  return near.length === wanted.most ? near : throughIndex(db, asked);
}

interface PreparedQuery extends Wanted {
  query: string;
  index: RawBuilder<unknown>;
}

interface Numbered {
  number: number;
}

/** FTS5 walks the words' lists from their ends, and stops when it has enough. */
async function alongIndex(db: Database, { index, query, below, most }: PreparedQuery): Promise<number[]> {
  const { rows } = await sql<Numbered>`select rowid as number from ${index}
    where ${index} match ${query} and rowid < ${below} order by rowid desc limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/** A common word stands in enough of the newest documents, whose vectors lie in their rows. */
async function alongTime(db: Database, { index, query, below, most }: PreparedQuery): Promise<number[]> {
  const { rows } = await sql<Numbered>`select number from (
      select number, words from ${index} where number < ${below} order by number desc limit ${most * walked}
    ) newest
    where words @@ ${query}::tsquery order by number desc limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/**
 * A rare word has a short list in the index, and so have words that seldom stand together. The planner cannot know that,
 * so every other plan is ruled out: sequential scans by the setting, the order of the numbers by `number + 0`.
 */
function throughIndex(
  db: Database,
  { index, query, below, most, pairs = [] }: PreparedQuery,
): Promise<number[]> {
  const paired = pairs.length > 0 ? sql`and pairs @> ${pairs}::int[]` : sql``;
  return inTransaction(db, async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx);
    const { rows } = await sql<Numbered>`select number from ${index}
      where words @@ ${query}::tsquery ${paired} and number + 0 < ${below} order by number + 0 desc limit ${most}`.execute(
      trx,
    );
    return rows.map(({ number }) => number);
  });
}
