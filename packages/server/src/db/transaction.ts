import { PostgresAdapter } from 'kysely';
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
      return await db.transaction().execute((trx) => (guard ? guard.guard(() => work(trx)) : work(trx)));
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
