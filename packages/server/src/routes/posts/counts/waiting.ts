import { listed, livePosts } from '../../../db/live.ts';
import type { Database } from '../../../db/schema.ts';
import { allPosts } from './countPost.ts';

/** Scheduled texts, which are already counted. */
export interface Waiting {
  posts: number;
  ru: number;
  en: number;
}

/** Counts scheduled texts by tag; reads an index by time, so the cost depends only on their number. */
export async function waitingCounts(db: Database, now: number): Promise<Map<string, Waiting>> {
  const texts = await livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .select(['t.post_id', 't.language'])
    .where('t.status', '=', 'published')
    .where('t.published_at', '>', now)
    .where(listed)
    .execute();
  const counts = new Map<string, Waiting>();
  if (texts.length === 0) return counts;
  const add = (key: string, what: keyof Waiting): void => {
    const waiting = counts.get(key) ?? { posts: 0, ru: 0, en: 0 };
    waiting[what] += 1;
    counts.set(key, waiting);
  };
  const tagsOf = await tagsOfWaiting(db, now);
  for (const { post_id, language } of texts)
    for (const key of [allPosts, ...(tagsOf.get(post_id) ?? [])]) add(key, language);
  const posts = await livePosts(db)
    .select('id')
    .where('sort_at', '>', now)
    .where('published_at', '>', now)
    .execute();
  for (const { id } of posts) for (const key of [allPosts, ...(tagsOf.get(id) ?? [])]) add(key, 'posts');
  return counts;
}

async function tagsOfWaiting(db: Database, now: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('post_tags')
    .select(['post_id', 'name_key'])
    .where('post_id', 'in', (eb) =>
      eb
        .selectFrom('post_translations')
        .select('post_id')
        .where('status', '=', 'published')
        .where('published_at', '>', now),
    )
    .execute();
  const tags = new Map<string, string[]>();
  for (const { post_id, name_key } of rows) tags.set(post_id, [...(tags.get(post_id) ?? []), name_key]);
  return tags;
}
