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

/** Which engine a handle, or a transaction, runs on. */
export function engineOf(db: Database): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/**
 * Reads the rows that a write is made from: on PostgreSQL whoever writes them meanwhile is waited for, so that nothing
 * is written back as it was before. SQLite's transactions are one after another as they are.
 */
export function locked<Query extends { forUpdate(): Query }>(trx: Database, rows: Query): Query {
  return engineOf(trx) === 'postgres' ? rows.forUpdate() : rows;
}

/** Looks at the database, and refuses by throwing. */
export type Look = (trx: Database) => Promise<void>;

const looks = new AsyncLocalStorage<{ look: Look; isOver: boolean }>();

/**
 * Runs work whose every transaction begins with a look: nothing can come between it and what is written. What the work
 * leaves behind to be done later is not looked at.
 */
export async function lookingFirst<T>(look: Look, work: () => Promise<T>): Promise<T> {
  const looking = { look, isOver: false };
  try {
    return await looks.run(looking, work);
  } finally {
    looking.isOver = true;
  }
}

async function begin<T>(trx: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  const looking = looks.getStore();
  if (looking && !looking.isOver) {
    // what others write meanwhile then makes PostgreSQL refuse our write, and the look is taken again
    if (engineOf(trx) === 'postgres') await sql`set transaction isolation level serializable`.execute(trx);
    await looking.look(trx);
  }
  return work(trx);
}

export interface TransactionOptions {
  /** Runs again, too, where another transaction took the value between our look and our write, such as a free slug. */
  retryTaken?: boolean;
}

/**
 * Runs `work` in one transaction, or in the caller's when `db` is one already.
 * `work` may run again when PostgreSQL could not put two transactions into an order.
 * Use only the handle given to `work` inside it: the outer one is refused on SQLite.
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

/** A write that changes what public pages show: the content version rises in the same transaction. */
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

export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').where('id', '=', 1).executeTakeFirst();
  return row?.version ?? 0;
}
