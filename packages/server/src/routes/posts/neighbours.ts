import type { Language } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { isLive, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { isoTime } from '../../values.ts';
import { visibleTo, type SummaryRow } from './answer.ts';
import { summariesOf } from './parts.ts';
import type { PostTag } from './tags/names.ts';

type PostLink = Schemas['PostLink'];

export interface Neighbours {
  previous: PostLink | null;
  next: PostLink | null;
  related: PostLink[];
}

interface Candidate {
  id: string;
  slug: string;
  sort_at: number;
}

const relatedCount = 3;
/** The newest of each tag are enough to choose from. */
const candidatesPerTag = 12;

/** The published posts around one, as links in the reader's language; a page has none. */
export async function neighboursOf(
  db: Database,
  post: PostTable,
  tags: readonly PostTag[],
  { now, language }: { now: number; language?: Language },
): Promise<Neighbours> {
  if (post.page_face !== null) return { previous: null, next: null, related: [] };
  const previous = await beside(db, post, now, 'previous');
  const next = await beside(db, post, now, 'next');
  const related = await relatedTo(db, post, tags, now);
  const ids = [previous, next, ...related].flatMap((row) => (row ? [row.id] : []));
  const summaries = await summariesOf(db, ids);
  const link = (row: Candidate | undefined): PostLink | null =>
    row ? linkOf(row.slug || row.id, summaries.get(row.id) ?? [], now, language) : null;
  return { previous: link(previous), next: link(next), related: related.flatMap((row) => link(row) ?? []) };
}

function linkOf(
  slug: string,
  rows: readonly SummaryRow[],
  now: number,
  language: Language = 'ru',
): PostLink | null {
  const [shown] = visibleTo(rows, { now, language, withSource: false });
  if (!shown) return null;
  return { slug, title: shown.title, language: shown.language, published_at: isoTime(shown.published_at) };
}

/** `previous` is the older one. */
function beside(
  db: Database,
  post: PostTable,
  now: number,
  side: 'previous' | 'next',
): Promise<Candidate | undefined> {
  const sign = sql.raw(side === 'previous' ? '<' : '>');
  const direction = side === 'previous' ? 'desc' : 'asc';
  return livePosts(db)
    .select(['id', 'slug', 'sort_at'])
    .where('published_at', '<=', now)
    .where(sql<boolean>`(sort_at, id) ${sign} (${post.sort_at}, ${post.id})`)
    .orderBy('sort_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** A question per tag of a post, not a list of all posts. */
const isLivePost = sql<boolean>`exists (select 1 from posts where posts.id = post_tags.post_id and ${isLive('posts')})`;

/** Those with the most tags in common, then the newest. */
async function relatedTo(
  db: Database,
  post: PostTable,
  tags: readonly PostTag[],
  now: number,
): Promise<Candidate[]> {
  const shared = new Map<string, { row: Candidate; count: number }>();
  for (const { key } of tags) {
    const rows = await livePosts(db)
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('post_tags')
            .select('post_id')
            .where('name_key', '=', key)
            .where('sort_at', '<=', now)
            // what was deleted takes nobody's place among the newest
            .where(isLivePost)
            .orderBy('sort_at', 'desc')
            .orderBy('post_id', 'desc')
            // Limited before the join: a tag of thousands of posts costs no more than one of ten.
            .limit(candidatesPerTag)
            .as('newest'),
        (join) => join.onRef('newest.post_id', '=', 'posts.id'),
      )
      .select(['posts.id', 'posts.slug', 'posts.sort_at'])
      .where('posts.published_at', '<=', now)
      .where('posts.id', '!=', post.id)
      .execute();
    for (const row of rows) {
      const entry = shared.get(row.id) ?? { row, count: 0 };
      entry.count += 1;
      shared.set(row.id, entry);
    }
  }
  return [...shared.values()]
    .sort((a, b) => b.count - a.count || b.row.sort_at - a.row.sort_at || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, relatedCount)
    .map(({ row }) => row);
}
