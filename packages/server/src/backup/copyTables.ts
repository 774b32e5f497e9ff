import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { madeMigrations, migrateLike } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { installationFactKeys } from '../db/installationFacts.ts';
import type { Database, Tables } from '../db/schema.ts';
import { engineOf, inTransaction, raiseContentVersion } from '../db/transaction.ts';
import { recountPosts } from '../db/recountPosts.ts';
import { copySearch } from '../search/copySearch.ts';
import { rebuildSearch } from '../search/rebuildSearch.ts';
import type { Progress } from './copySqlite.ts';
import { copiedTables, leftTables } from './tables.ts';

type Row = Record<string, SQLInputValue>;

/** Rows in memory at a time: a row may contain a text of 200,000 letters and its HTML. */
const slice = 50;

/** Reads the rows of a table through a server-side cursor, slice by slice. */
async function* readPostgres(trx: Database, table: string): AsyncGenerator<Row[]> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(slice)} from copied`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(trx);
}

function columnNames(archive: DatabaseSync, table: string): string[] {
  return archive
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Skips columns that a newer version has added: its migration creates them again where the backup is restored. */
function createInsert(archive: DatabaseSync, table: string): (rows: readonly Row[]) => void {
  const names = columnNames(archive, table);
  const insert = archive.prepare(
    `insert into "${table}" (${quoted(names)}) values (${names.map(() => '?').join(', ')})`,
  );
  return (rows) => {
    for (const row of rows) insert.run(...names.map((name) => row[name] ?? null));
  };
}

/** Returns the tables to copy, in any order, for any version. */
function tablesOf(archive: DatabaseSync): string[] {
  const left = new Set<string>([...leftTables, 'kysely_migration', 'kysely_migration_lock']);
  return archive
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map((row) => String(row['name']))
    .filter((name) => !left.has(name) && !/^(?:sqlite_|search_index|panel_index)/.test(name));
}

/** Copies a PostgreSQL database as of one moment; the search is rebuilt from the content where it is restored. */
export async function copyFromPostgres(db: Database, file: string, say: Progress): Promise<void> {
  const archive = openSqlite(file);
  try {
    const { sqlite } = archive;
    if (!sqlite) throw new Error('A backup is written to SQLite.');
    await inTransaction(db, async (trx) => {
      await sql`set transaction isolation level repeatable read read only`.execute(trx);
      // The migrations of the source, whatever version made them.
      await migrateLike(archive.db, await madeMigrations(trx));
      sqlite.exec('pragma synchronous = off; pragma foreign_keys = off');
      for (const table of tablesOf(sqlite)) {
        sqlite.exec(`delete from "${table}"`);
        const insert = createInsert(sqlite, table);
        let count = 0;
        for await (const rows of readPostgres(trx, table)) {
          sqlite.exec('begin');
          insert(rows);
          sqlite.exec('commit');
          count += rows.length;
        }
        if (count > 0) say(`${table}: ${count}`);
      }
    });
    // One file, not three: the journal is merged back into it.
    sqlite.exec('pragma journal_mode = delete');
  } finally {
    await archive.close();
  }
}

/** Also deletes rows inserted by migrations; keeps the secret of this installation. */
async function emptyTables(trx: Database): Promise<void> {
  for (const table of copiedTables.toReversed()) {
    if (table !== 'facts') await trx.deleteFrom(table).execute();
    else await trx.deleteFrom('facts').where('key', 'not in', installationFactKeys).execute();
  }
}

async function columnsOf(trx: Database, table: string): Promise<Set<string>> {
  const { rows } = await (
    engineOf(trx) === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`
  ).execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** Skips columns that a newer version has added to the archive if the target has none. */
function* readSqlite(
  archive: DatabaseSync,
  table: keyof Tables,
  columns: ReadonlySet<string>,
): Generator<Row[]> {
  const names = columnNames(archive, table).filter((name) => columns.has(name));
  let rows: Row[] = [];
  for (const row of archive.prepare(`select ${quoted(names)} from "${table}"`).iterate()) {
    if (table === 'facts' && installationFactKeys.includes(String(row['key']))) continue;
    rows.push(row);
    if (rows.length < slice) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Replaces all content by that of an archive, in one transaction. Ends all sessions and access tokens. */
export async function replaceAll(
  db: Database,
  archive: DatabaseSync,
  { say, record }: { say: Progress; record?: (trx: Database) => Promise<void> },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('sessions').execute();
    await trx.deleteFrom('access_tokens').execute();
    await emptyTables(trx);
    for (const table of copiedTables) {
      let count = 0;
      for (const rows of readSqlite(archive, table, await columnsOf(trx, table))) {
        await trx.insertInto(table).values(rows).execute();
        count += rows.length;
      }
      if (count > 0) say(`${table}: ${count}`);
    }
    await recountPosts(trx);
    const isCopied = engineOf(trx) === 'sqlite' && (await copySearch(trx, archive));
    if (!isCopied) await rebuildSearch(trx, say);
    await raiseContentVersion(trx);
    await record?.(trx);
  });
}
