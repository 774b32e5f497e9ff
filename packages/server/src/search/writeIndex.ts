import { sql } from 'kysely';
import { insertRow, isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { pairWord } from './matching.ts';
import { firstNumberOf } from './number.ts';
import { searchTables, type SearchName } from './tables.ts';

/** What tells the documents of an item apart. */
export interface Place<Kind extends string> {
  kind: Kind;
  item_id: string;
  language: 'ru' | 'en';
}

export interface Indexed {
  /** The columns of its document, without its number. */
  row: Place<string>;
  /** Milliseconds: its place in the order of what is found. */
  time: number;
  words: readonly string[];
  /** See `pairsIn`. */
  pairs: readonly number[];
}

/** Puts documents into an index; what was there in their places must be removed before. */
export async function addToIndex(trx: Database, name: SearchName, added: readonly Indexed[]): Promise<void> {
  if (added.length === 0) return;
  const isSqlite = engineOf(trx) === 'sqlite';
  const rows = [];
  for (const { row, time, words, pairs } of added) {
    const number = await addNumbered(trx, name, { row, time });
    // each once: how often a word stands in a text its document tells
    const unique = [...new Set(words)];
    rows.push(
      isSqlite
        ? sql`(${number}, ${[...unique, ...pairs.map(pairWord)].join(' ')})`
        : // Places stand in the documents, and without them a long text stays far below the limit of a vector.
          sql`(${number}::bigint, array_to_tsvector(${unique}::text[]), ${pairs}::int[])`,
    );
  }
  const columns = sql.raw(isSqlite ? 'rowid, words' : 'number, words, pairs');
  await sql`insert into ${sql.table(searchTables[name].index)} (${columns})
    values ${sql.join(rows)}`.execute(trx);
}

/** Gives a document the first free number from its moment on, which may be that of a later one, never of an earlier. */
async function addNumbered(
  trx: Database,
  name: SearchName,
  { row, time }: Pick<Indexed, 'row' | 'time'>,
): Promise<number> {
  const table = searchTables[name].documents;
  for (let number = firstNumberOf(time); ; number = await freeNumber(trx, table, number))
    if (await insertRow(trx, table, { number, ...row }, { unless: ['number'] })) return number;
}

/** The first one after those that follow a number that is taken without a gap. */
async function freeNumber(trx: Database, table: string, number: number): Promise<number> {
  const { rows } = await sql<{ free: number }>`select number + 1 as free from ${sql.table(table)} d
    where number >= ${number}
      and not exists (select 1 from ${sql.table(table)} e where e.number = d.number + 1)
    order by number limit 1`.execute(trx);
  return rows[0]?.free ?? number;
}

/** Takes documents out of an index. */
export async function removeFromIndex(
  trx: Database,
  name: SearchName,
  numbers: readonly number[],
): Promise<void> {
  const { documents, index } = searchTables[name];
  await sql`delete from ${sql.table(documents)} where ${isOneOf(trx, 'number', numbers)}`.execute(trx);
  const key = engineOf(trx) === 'sqlite' ? 'rowid' : 'number';
  await sql`delete from ${sql.table(index)} where ${isOneOf(trx, key, numbers)}`.execute(trx);
}
