import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { matching, type Matching } from './matching.ts';
import { searchTables, type SearchName } from './tables.ts';

export interface Wanted extends Matching {
  from: SearchName;
  /** Only numbers below this one. */
  below: number;
  most: number;
}

/** How many documents PostgreSQL scans before it uses the index, as a multiple of the number wanted. */
const walked = 4;

/** Returns the numbers of the newest matching documents; the cost depends on `most`, not on how many match. */
export async function newestNumbers(db: Database, wanted: Wanted): Promise<number[]> {
  const index = sql.table(searchTables[wanted.from].index);
  const asked = { ...wanted, index, query: matching(db, wanted) };
  if (engineOf(db) === 'sqlite') return alongIndex(db, asked);
  // pairs are rare, and the scan need not read them
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

/** FTS5 reads the words' lists from the end, and stops when it has enough. */
async function alongIndex(db: Database, { index, query, below, most }: PreparedQuery): Promise<number[]> {
  const { rows } = await sql<Numbered>`select rowid as number from ${index}
    where ${index} match ${query} and rowid < ${below} order by rowid desc limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/** A common word occurs in enough of the newest documents, whose vectors are in their rows. */
async function alongTime(db: Database, { index, query, below, most }: PreparedQuery): Promise<number[]> {
  const { rows } = await sql<Numbered>`select number from (
      select number, words from ${index} where number < ${below} order by number desc limit ${most * walked}
    ) newest
    where words @@ ${query}::tsquery order by number desc limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/**
 * A rare word has a short list in the index, and so have words that seldom occur together. The planner cannot know
 * that, so every other plan is ruled out: sequential scans by the setting, the order of the numbers by `number + 0`.
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
