import { randomBytes } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { dayOf } from './times.ts';

/** What was counted at the last moment of a day is written a little later. */
const grace = 10 * 60 * 1000;

/** The salt of a day, one for all instances; the first that asks makes it. */
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

/** Forgets what told the visitors of a day apart, when the day is over. */
export async function forgetVisitors(db: Database, now: number): Promise<void> {
  const first = dayOf(now - grace);
  for (const table of ['reading_salts', 'reading_marks'] as const)
    await db.deleteFrom(table).where('day', '<', first).execute();
}
