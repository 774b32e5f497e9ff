import type { Database } from '../db/schema.ts';

/** Records that a task was started, with the time; false when it had been started before. */
export async function claimTask(db: Database, key: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ key, value: new Date(now).toISOString() })
    .onConflict((oc) => oc.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
