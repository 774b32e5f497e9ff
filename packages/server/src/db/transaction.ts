import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresAdapter, sql } from 'kysely';
import { isRetryable, isTaken } from './faults.ts';
import type { Database } from './schema.ts';

interface Guard {
  guard<T>(work: () => Promise<T>): Promise<T>;
}

const attempts = 4;
const guards = new WeakMap<Database, Guard>();

export function registerHandle(db: Database, guard: Guard): void {
  guards.set(db, guard);
}

/** Returns the engine of a database handle or a transaction. */
export function engineOf(db: Database): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/**
 * Locks the rows that a write depends on: on PostgreSQL it waits for concurrent writers, so that no older value is
 * written back. SQLite's transactions run one after another anyway.
 */
export function locked<Query extends { forUpdate(): Query }>(trx: Database, rows: Query): Query {
  return engineOf(trx) === 'postgres' ? rows.forUpdate() : rows;
}

/** Checks the database, and refuses by throwing. */
export type Look = (trx: Database) => Promise<void>;

const looks = new AsyncLocalStorage<{ look: Look; isOver: boolean }>();

/**
 * Runs work in which every transaction starts with a check, so that nothing can change between the check and the write.
 * Work left for later is not checked.
 */
export async function lookingFirst<T>(look: Look, work: () => Promise<T>): Promise<T> {
  const looking = { look, isOver: false };
  try {
    return await looks.run(looking, work);
  } finally {
    looking.isOver = true;
  }
}

/** Runs transactions that follow a checked one: it has changed what the check compares. */
export function unchecked<T>(work: () => Promise<T>): Promise<T> {
  return looks.exit(work);
}

async function begin<T>(trx: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  const looking = looks.getStore();
  if (looking && !looking.isOver) {
    // If others write meanwhile, PostgreSQL then refuses our write, and the check is repeated.
    if (engineOf(trx) === 'postgres') await sql`set transaction isolation level serializable`.execute(trx);
    await looking.look(trx);
  }
  return work(trx);
}

export interface TransactionOptions {
  /** Also retries if another transaction took the value between our check and our write, such as a free slug. */
  retryTaken?: boolean;
}

/**
 * Runs `work` in one transaction, or in the caller's when `db` is one already. `work` is retried when PostgreSQL could
 * not serialize two transactions. Inside it, use only the handle given to `work`: the outer one is refused on SQLite.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
  { retryTaken = false }: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db);
  const guard = guards.get(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .execute((trx) => (guard ? guard.guard(() => begin(trx, work)) : begin(trx, work)));
    } catch (error) {
      if (attempt === attempts || !(isRetryable(error) || (retryTaken && isTaken(error)))) throw error;
    }
  }
}

/** Runs a write that changes public pages, and raises the content version in the same transaction. */
export function writeContent<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return inTransaction(
    db,
    async (trx) => {
      const result = await work(trx);
      await raiseContentVersion(trx);
      return result;
    },
    options,
  );
}

export async function raiseContentVersion(trx: Database): Promise<void> {
  await trx
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

interface SeenVersion {
  /** The number in the database. */
  stored: number;
  offset: number;
}

const seenVersions = new WeakMap<Database, SeenVersion>();

/**
 * Returns a number that changes with every write. For a handle it never repeats, even if the database loses writes, as
 * in a failover to an older replica.
 */
export async function readContentVersion(db: Database): Promise<number> {
  const seen = seenVersions.get(db) ?? { stored: 0, offset: 0 };
  seenVersions.set(db, seen);
  const before = seen.stored;
  const row = await db.selectFrom('content_version').select('version').where('id', '=', 1).executeTakeFirst();
  const stored = row?.version ?? 0;
  // a read may end after a later one, but never returns less than was seen before it began
  if (stored < before) seen.offset += seen.stored + 1 - stored;
  seen.stored = stored < before ? stored : Math.max(stored, seen.stored);
  return stored + seen.offset;
}
