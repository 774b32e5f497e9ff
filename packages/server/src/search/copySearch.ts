import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { emptySearch, searchForm } from './rebuildSearch.ts';
import { searchTables } from './tables.ts';

const slice = 50;

/**
 * Copies the search index of one SQLite database into another; false where the archive has none, as from PostgreSQL, or
 * one of another form.
 */
export async function copySearch(trx: Database, archive: DatabaseSync): Promise<boolean> {
  if (!archive.prepare('select 1 from search_documents limit 1').get()) return false;
  const form = archive.prepare('select value from facts where key = ?').get(searchForm.key)?.['value'];
  if (form !== searchForm.value) return false;
  await emptySearch(trx);
  for (const { documents, index, words } of Object.values(searchTables)) {
    await copyRows(trx, archive, words, `select * from ${words}`);
    await copyRows(trx, archive, documents, `select * from ${documents}`);
    await copyRows(trx, archive, index, `select rowid, words from ${index}`);
  }
  return true;
}

async function copyRows(trx: Database, archive: DatabaseSync, table: string, query: string): Promise<void> {
  let rows: unknown[][] = [];
  let names: string[] = [];
  const write = async (): Promise<void> => {
    if (rows.length === 0) return;
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(trx);
    rows = [];
  };
  for (const row of archive.prepare(query).iterate()) {
    names = Object.keys(row);
    rows.push(Object.values(row));
    if (rows.length === slice) await write();
  }
  await write();
}
