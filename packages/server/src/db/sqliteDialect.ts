import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type Kysely } from 'kysely';
import { SqliteDriver, type SqliteOptions } from './sqliteDriver.ts';

/** The driver has a queue that can tell a deadlock from a wait, so Kysely must not add another before it. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back schema changes: an interrupted migration leaves nothing, and two processes take turns. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export interface NodeSqliteDialect extends Dialect {
  guard<T>(work: () => Promise<T>): Promise<T>;
}

/** Kysely on `node:sqlite`. */
export function nodeSqliteDialect(database: DatabaseSync, options: SqliteOptions = {}): NodeSqliteDialect {
  const driver = new SqliteDriver(database, options);
  return {
    createDriver: () => driver,
    createAdapter: () => new NodeSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    guard: (work) => driver.guard(work),
  };
}
