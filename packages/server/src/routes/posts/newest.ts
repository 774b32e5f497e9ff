import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { listed, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { baseAnswer, translationAnswer } from './answer.ts';
import { partsOf } from './parts.ts';

const most = 20;

/** Returns the newest texts of a language by their own publication: a late translation is new to its readers. */
export async function newestPosts(
  db: Database,
  language: Language,
  now: number,
): Promise<Schemas['NewestPosts']> {
  const texts = await livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .selectAll('t')
    .where('t.language', '=', language)
    .where('t.status', '=', 'published')
    .where('t.published_at', '<=', now)
    .where(listed)
    .orderBy('t.published_at', 'desc')
    .orderBy('t.post_id', 'desc')
    .limit(most)
    .execute();
  if (texts.length === 0) return { items: [] };
  const ids = texts.map((text) => text.post_id);
  const posts = await livePosts(db).selectAll('posts').where('id', 'in', ids).execute();
  const parts = new Map((await partsOf(db, posts, { now })).map((each) => [each.post.id, each]));
  const items = texts.flatMap((text) => {
    const found = parts.get(text.post_id);
    if (!found) return [];
    return [{ ...baseAnswer(found, { withSource: false, language }), translation: translationAnswer(text) }];
  });
  return { items };
}
