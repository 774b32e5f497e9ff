import { randomUUID } from 'node:crypto';
import type { Database } from './schema.ts';

const minute = 60_000;
/** Longer than the process may stall; after this time the lease of a killed process is free. */
const length = 10 * minute;

/** Takes a row of `facts` unless somebody else holds it; ISO times sort as texts. */
async function take(db: Database, key: string, value: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ key, value })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({ value }).where('facts.value', '<', new Date(now).toISOString()),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Runs work that only one process on a database may do at a time; returns false if another one is doing it. The lease
 * expires by itself when its holder dies, and is renewed while the work runs.
 */
export async function withLease(
  db: Database,
  key: string,
  now: () => number,
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  const fresh = (): string => `${new Date(now() + length).toISOString()} ${holder}`;
  if (!(await take(db, key, fresh(), now()))) return false;
  const mine = () => db.updateTable('facts').set({ value: fresh() }).where('key', '=', key);
  const timer = setInterval(
    // The next renewal makes up for a failed one.
    () =>
      void mine()
        .where('value', 'like', `% ${holder}`)
        .execute()
        .catch(() => undefined),
    minute,
  ).unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(timer);
    await db.deleteFrom('facts').where('key', '=', key).where('value', 'like', `% ${holder}`).execute();
  }
}
