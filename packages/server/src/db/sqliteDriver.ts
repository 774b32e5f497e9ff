import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { currentTimeouts } from './timeouts.ts';
import { retryLocked, SqliteConnection } from './sqliteConnection.ts';

export interface SqliteOptions {
  /** Read on a separate connection, so that readers do not wait for writers; needs a file. */
  readsAlone?: boolean;
}

const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma temp_store = memory;
`;

/** Whether a statement certainly changes nothing. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

/** Held by one user at a time, in the order of requests. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

/** What one user of the database holds: nothing while it reads, the writing connection from its first write on. */
class Session implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  /** In terms of `performance.now()`; a user who waited in the queue past it still tries once. */
  readonly deadline = performance.now() + currentTimeouts().lock;
  holdsWriter = false;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#driver;
    if (!this.holdsWriter && reader && isRead(query))
      return retryLocked(this.deadline, () => reader.run<Row>(query));
    await this.takeWriter();
    // Inside a transaction the lock is held already, so this does not wait.
    return retryLocked(this.deadline, () => writer.run<Row>(query));
  }

  // eslint-disable-next-line require-yield -- the interface requires a generator, but nothing here streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: read pages of rows instead.');
  }

  async takeWriter(): Promise<void> {
    if (this.holdsWriter) return;
    await this.#driver.mutex.take();
    this.holdsWriter = true;
  }
}

/** Two connections to one file: one writes, for one user at a time; one reads committed data. In memory only one. */
export class SqliteDriver implements Driver {
  readonly writer: SqliteConnection;
  reader: SqliteConnection | null = null;
  readonly mutex = new Mutex();
  readonly #options: SqliteOptions;
  /** `open` inside a transaction: another connection there would wait forever, or miss uncommitted writes. */
  readonly #holds = new AsyncLocalStorage<{ open: boolean }>();

  constructor(database: DatabaseSync, options: SqliteOptions) {
    this.writer = new SqliteConnection(database);
    this.#options = options;
  }

  async init(): Promise<void> {
    const { database } = this.writer;
    const deadline = performance.now() + currentTimeouts().lock;
    await retryLocked(deadline, () => database.exec(pragmas));
    const file = database.location();
    if (this.#options.readsAlone !== true || file === null) return;
    const reading = new DatabaseSync(file, { readOnly: true });
    reading.exec('pragma temp_store = memory');
    this.reader = new SqliteConnection(reading);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#holds.getStore()?.open === true) {
      throw new Error(
        'The outer database handle was used inside a transaction: pass the transaction on instead.',
      );
    }
    return new Session(this);
  }

  /** Runs `work` and refuses the outer handle until it ends. */
  guard<T>(work: () => Promise<T>): Promise<T> {
    const store = { open: true };
    return this.#holds.run(store, work).finally(() => {
      store.open = false;
    });
  }

  /** `immediate`: a deferred transaction that writes later fails immediately if another process holds the lock. */
  async beginTransaction(session: Session): Promise<void> {
    await session.takeWriter();
    await session.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  /** After some failures, such as a full disk, SQLite has already rolled back. */
  async rollbackTransaction(session: Session): Promise<void> {
    if (this.writer.database.isTransaction) await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(session: Session): Promise<void> {
    if (!session.holdsWriter) return;
    session.holdsWriter = false;
    this.mutex.release();
  }

  async destroy(): Promise<void> {
    this.reader?.database.close();
    this.writer.database.close();
  }
}
