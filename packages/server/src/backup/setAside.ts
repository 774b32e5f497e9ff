import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

const inUse =
  'The database is in use: stop every instance of the site, also those of the newer version, and try again.';

/** Moves the database file away, including the content of its journal. No one may have it open. Returns its path. */
export function setFileAside(file: string, suffix: string): string {
  const database = new DatabaseSync(file);
  try {
    // Fails while anybody else is connected.
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode'];
    if (mode !== 'delete') throw new Error(inUse);
  } catch (error) {
    throw new Error(inUse, { cause: error });
  } finally {
    database.close();
  }
  const name = `${file}.${suffix}`;
  renameSync(file, name);
  return name;
}

/** Moves the file back, replacing what was created there meanwhile. */
export function bringFileBack(name: string, file: string): void {
  for (const journal of [`${file}-wal`, `${file}-shm`]) rmSync(journal, { force: true });
  renameSync(name, file);
}

/** Kysely looks for its tables in every schema, so they are renamed while set aside. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock'];
const asideName = (table: string) => `aside_${table}`;

async function schemaOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** Moves every table into a new schema of this name. The schema in use stays, with its permissions. */
export async function setTablesAside(db: Database, name: string): Promise<void> {
  const others = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  if (others.rows.length > 0) throw new Error(inUse);
  await db.transaction().execute(async (trx) => {
    await sql`create schema ${sql.id(name)}`.execute(trx);
    await moveTables(trx, await schemaOf(trx), name);
    for (const table of migratorTables)
      await sql`alter table ${sql.id(name, table)} rename to ${sql.id(asideName(table))}`.execute(trx);
  });
}

/** Moves the tables back, replacing what was created there meanwhile. */
export async function bringTablesBack(db: Database, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const used = await schemaOf(trx);
    for (const table of await tablesOf(trx, used))
      await sql`drop table ${sql.id(used, table)} cascade`.execute(trx);
    for (const table of migratorTables)
      await sql`alter table ${sql.id(name, asideName(table))} rename to ${sql.id(table)}`.execute(trx);
    await moveTables(trx, name, used);
    await sql`drop schema ${sql.id(name)}`.execute(trx);
  });
}

async function tablesOf(db: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(db);
  return rows.map(({ name }) => name);
}

async function moveTables(db: Database, from: string, to: string): Promise<void> {
  for (const table of await tablesOf(db, from))
    await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(db);
}
