import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

const statementsKept = 256;

interface Prepared {
  statement: StatementSync;
  /** Asked once: describing the columns costs as much as a small read. */
  hasRows: boolean;
}

/** A statement prepared once serves every later call: it doubles the speed of reads. */
class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, hasRows } = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (hasRows) {
      const rows = statement.all(...parameters) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // eslint-disable-next-line require-yield -- the interface demands it; nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: read pages of rows instead.');
  }

  #prepare(sql: string): Prepared {
    const prepared = this.#statements.get(sql) ?? this.#make(sql);
    // the most recently used stands last, so the first is the one to drop
    this.#statements.delete(sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > statementsKept) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return prepared;
  }

  #make(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, hasRows: statement.columns().length > 0 };
  }
}

/** One connection, handed to one user at a time. */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;
  readonly #waiting: (() => void)[] = [];
  /** True inside a transaction of this database: asking for the connection again there would wait for ever. */
  readonly #holds = new AsyncLocalStorage<{ open: boolean }>();
  #isTaken = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#holds.getStore()?.open === true) {
      throw new Error(
        'The outer database handle was used inside a transaction: pass the transaction on instead.',
      );
    }
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  /** Runs `work` so that the outer handle is refused while `work` is under way. */
  guard<T>(work: () => Promise<T>): Promise<T> {
    const store = { open: true };
    return this.#holds.run(store, work).finally(() => {
      store.open = false;
    });
  }

  /** `immediate`: a deferred transaction that later writes fails at once when another process holds the lock. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

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
export function nodeSqliteDialect(database: DatabaseSync): NodeSqliteDialect {
  const driver = new NodeSqliteDriver(database);
  return {
    createDriver: () => driver,
    createAdapter: () => new NodeSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    guard: (work) => driver.guard(work),
  };
}
