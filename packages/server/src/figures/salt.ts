import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInSlices } from '../db/deleteInSlices.ts';
import type { Database } from '../db/schema.ts';
import { dayOf } from './times.ts';

/** Readings of a day's last moments are written a little later. */
const grace = 10 * 60 * 1000;

/** The salt of a day, shared by all instances; the first one to need it creates it. */
export async function saltOf(db: Database, day: string): Promise<string> {
  await db
    .insertInto('reading_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('reading_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Deletes what distinguished the visitors of a day, once the day is over. */
export async function forgetVisitors(db: Database, now: number): Promise<void> {
  const first = dayOf(now - grace);
  await db.deleteFrom('reading_salts').where('day', '<', first).execute();
  await deleteInSlices(db, 'reading_marks', ['day', 'mark'], sql`day < ${first}`);
}
