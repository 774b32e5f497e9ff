import type { Database } from '../../db/schema.ts';

/** When the next scheduled text appears, in milliseconds: nothing that shows posts may be kept longer. */
export async function nextPublication(db: Database, now: number = Date.now()): Promise<number | null> {
  const row = await db
    .selectFrom('post_translations')
    .select('published_at')
    .where('status', '=', 'published')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? null;
}
