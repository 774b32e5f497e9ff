import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './schema.ts';
import { registerHandle } from './transaction.ts';
import { nodeSqliteDialect } from './sqliteDialect.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** SQLite only: the connection itself, for backups. */
  sqlite: DatabaseSync | null;
  close(): Promise<void>;
}

const sqlitePragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma temp_store = memory;
`;

/** Opens a file, or a database in memory for `:memory:`. */
export function openSqlite(file: string): OpenDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(file, { timeout: 5000 });
  sqlite.exec(sqlitePragmas);
  const dialect = nodeSqliteDialect(sqlite);
  const db = new Kysely<Tables>({ dialect });
  registerHandle(db, dialect);
  return { db, engine: 'sqlite', sqlite, close: () => closeOnce(db) };
}

export function openPostgres(url: string): OpenDatabase {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      // int8: milliseconds and counts fit a double for 285,000 years
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 });
  // a connection that breaks while idle must not end the process; the next query reports it
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', sqlite: null, close: () => closeOnce(db) };
}

export function openDatabase(settings: { databaseUrl: string | null; sqliteFile: string }): OpenDatabase {
  return settings.databaseUrl === null ? openSqlite(settings.sqliteFile) : openPostgres(settings.databaseUrl);
}

const closed = new WeakMap<Database, Promise<void>>();

/** Kysely closes a driver only after its first query, so one is made for certain. */
function closeOnce(db: Database): Promise<void> {
  const under = closed.get(db) ?? db.destroy();
  closed.set(db, under);
  return under;
}
