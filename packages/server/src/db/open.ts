import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { createPostgresPool } from './postgresPool.ts';
import type { Database, Tables } from './schema.ts';
import { registerHandle } from './transaction.ts';
import { nodeSqliteDialect } from './sqliteDialect.ts';
import type { SqliteOptions } from './sqliteDriver.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** SQLite only: the writing connection, for backups; it waits for no lock. */
  sqlite: DatabaseSync | null;
  close(): Promise<void>;
}

/** SQLite would make the file readable to everybody, and its journals take the mode of the file. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** Called after each query. */
export type OnQuery = (event: LogEvent, engine: Engine) => void;

/** Opens a file, or an in-memory database for `:memory:`. */
export function openSqlite(file: string, options: SqliteOptions & { onQuery?: OnQuery } = {}): OpenDatabase {
  const { onQuery } = options;
  if (file !== ':memory:') makeFile(file);
  const sqlite = new DatabaseSync(file);
  const dialect = nodeSqliteDialect(sqlite, options);
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: (event) => onQuery(event, 'sqlite') }) });
  registerHandle(db, dialect);
  return { db, engine: 'sqlite', sqlite, close: () => closeOnce(db) };
}

export function openPostgres(url: string, onQuery?: OnQuery): OpenDatabase {
  const dialect = new PostgresDialect({ pool: createPostgresPool(url) });
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: (event) => onQuery(event, 'postgres') }) });
  return { db, engine: 'postgres', sqlite: null, close: () => closeOnce(db) };
}

export function openDatabase(
  settings: { databaseUrl: string | null; sqliteFile: string },
  onQuery?: OnQuery,
): OpenDatabase {
  return settings.databaseUrl === null
    ? openSqlite(settings.sqliteFile, { readsAlone: true, ...(onQuery && { onQuery }) })
    : openPostgres(settings.databaseUrl, onQuery);
}

const closed = new WeakMap<Database, Promise<void>>();

/** Repeated calls share one promise. Kysely closes a driver only if a query was made before. */
function closeOnce(db: Database): Promise<void> {
  const under = closed.get(db) ?? db.destroy();
  closed.set(db, under);
  return under;
}
