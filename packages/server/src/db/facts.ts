import type { Database } from './schema.ts';

export async function readFact(db: Database, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('facts').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Writes a fact, whatever its value was. */
export async function writeFact(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('facts')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes a fact that is not there yet; false if it was. Of callers at the same time one gets true, the others wait. */
export async function addFact(db: Database, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
