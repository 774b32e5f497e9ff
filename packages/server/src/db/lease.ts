import { randomUUID } from 'node:crypto';
import type { Database } from './schema.ts';

const minute = 60_000;
/** Longer than the process may stall; after this time the lease of one that was killed is free. */
const length = 10 * minute;

/** Takes a row of `facts` unless somebody else holds it; texts of times are in the order of times. */
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
 * Runs work that only one of all processes on a database may do; false where another one is at it. The lease runs out
 * by itself when its holder is gone, and is renewed while the work goes on.
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
    // a renewal that fails is made up for by the next one
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
