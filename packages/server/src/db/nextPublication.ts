import { livePosts } from './live.ts';
import type { Database } from './schema.ts';

/** Returns when the next scheduled text appears, in milliseconds: nothing that shows posts may be cached for longer. */
export async function nextPublication(db: Database, now: number): Promise<number | null> {
  const row = await livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .select('t.published_at')
    .where('t.status', '=', 'published')
    .where('t.published_at', '>', now)
    .orderBy('t.published_at')
    .limit(1)
    .executeTakeFirst();
  return row?.published_at ?? null;
}
