import { sql } from 'kysely';
import { insertRow, isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { pairWord } from './matching.ts';
import { firstNumberOf } from './number.ts';
import { searchTables, type SearchName } from './tables.ts';

/** Identifies the documents of an item. */
export interface Place<Kind extends string> {
  kind: Kind;
  item_id: string;
  language: 'ru' | 'en';
}

export interface Indexed {
  /** The columns of its document, without the number. */
  row: Place<string>;
  /** Milliseconds; determines its place in the results. */
  time: number;
  words: readonly string[];
  /** See `pairsIn`. */
  pairs: readonly number[];
}

/** Adds documents to an index; previous ones in their places must be removed first. */
export async function addToIndex(trx: Database, name: SearchName, added: readonly Indexed[]): Promise<void> {
  if (added.length === 0) return;
  const isSqlite = engineOf(trx) === 'sqlite';
  const rows = [];
  for (const { row, time, words, pairs } of added) {
    const number = await addNumbered(trx, name, { row, time });
    // without duplicates: the document itself records how often a word occurs
    const unique = [...new Set(words)];
    rows.push(
      isSqlite
        ? sql`(${number}, ${[...unique, ...pairs.map(pairWord)].join(' ')})`
        : // The documents record positions; without them a long text stays far below the limit of a vector.
          sql`(${number}::bigint, array_to_tsvector(${unique}::text[]), ${pairs}::int[])`,
    );
  }
  const columns = sql.raw(isSqlite ? 'rowid, words' : 'number, words, pairs');
  await sql`insert into ${sql.table(searchTables[name].index)} (${columns})
    values ${sql.join(rows)}`.execute(trx);
}

/** Gives a document the first free number from its moment on, which may be a later moment's, never an earlier one's. */
async function addNumbered(
  trx: Database,
  name: SearchName,
  { row, time }: Pick<Indexed, 'row' | 'time'>,
): Promise<number> {
  const table = searchTables[name].documents;
  for (let number = firstNumberOf(time); ; number = await freeNumber(trx, table, number))
    if (await insertRow(trx, table, { number, ...row }, { unless: ['number'] })) return number;
}

/** The first free number after a taken one. */
async function freeNumber(trx: Database, table: string, number: number): Promise<number> {
  const { rows } = await sql<{ free: number }>`select number + 1 as free from ${sql.table(table)} d
    where number >= ${number}
      and not exists (select 1 from ${sql.table(table)} e where e.number = d.number + 1)
    order by number limit 1`.execute(trx);
  return rows[0]?.free ?? number;
}

/** Removes documents from an index. */
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
