import type { Kysely } from 'kysely';
import { searchByTime } from './006/search.ts';

/** The search finds the newest texts first, at a cost that does not depend on the number of matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searchByTime(db);
}
