import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type Kysely } from 'kysely';
import { SqliteDriver, type SqliteOptions } from './sqliteDriver.ts';

/** The driver keeps its own queue (it can tell a deadlock from a wait), so Kysely must not add another before it. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can undo a change of tables: a migration that is cut off leaves nothing, and two processes take turns. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export interface NodeSqliteDialect extends Dialect {
  guard<T>(work: () => Promise<T>): Promise<T>;
}

/** Kysely on Node's own SQLite. */
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
