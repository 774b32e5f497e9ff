import { defaultLanguage, type Language } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { isLive, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { isoTime, readPicture } from '../../values.ts';
import { shownCover, type CoverMaker } from '../shared/drawnCovers.ts';
import { visibleTo, type PostParts } from './answer.ts';
import { summariesOf } from './parts.ts';
import type { SeriesPart, SeriesPlace } from './series/places.ts';
import { seriesHtml } from './series/seriesHtml.ts';
import { tagsOfPosts, type PostTag } from './tags/names.ts';

type PostLink = Schemas['PostLink'];

export type Neighbours = Pick<Schemas['Post'], 'previous' | 'next' | 'related' | 'series_html'>;

interface Candidate extends SeriesPart {
  sort_at: number;
}

const relatedCount = 3;
/** The newest of each tag are enough to choose from. */
const candidatesPerTag = 12;

interface Reader {
  now: number;
  language?: Language;
}

/**
 * Returns the published posts around a post, as links in the reader's language: its neighbours in its series, or in
 * time. A page has none.
 */
export async function neighboursOf(
  db: Database,
  { post, tags, place, draw }: Pick<PostParts, 'post' | 'tags' | 'place' | 'draw'>,
  reader: Reader,
): Promise<Neighbours> {
  if (post.page_face !== null) return { previous: null, next: null, related: [], series_html: '' };
  const around = place
    ? await aroundInSeries(db, post, place, reader)
    : { ...(await aroundInTime(db, post, reader)), series_html: '' };
  const [previous, next] = await withCovers(db, [around.previous, around.next], draw);
  const related = await relatedTo(db, post, tags, reader.now);
  const links = await linksOf(db, related, reader);
  return {
    previous,
    next,
    related: links.flatMap((link) => link?.link ?? []),
    series_html: around.series_html,
  };
}

/** A post visible to visitors. */
interface Found {
  id: string;
  link: PostLink;
  summary: string;
  /** The uploaded cover; null for none. */
  cover: string | null;
}

interface Around {
  previous: Found | null;
  next: Found | null;
}

/** Adds the summary and the cover, as shown in lists, to the two neighbours. */
async function withCovers(
  db: Database,
  found: readonly [Found | null, Found | null],
  draw: CoverMaker,
): Promise<[PostLink | null, PostLink | null]> {
  // The first tag determines how a cover is drawn.
  const bare = found.flatMap((one) => (one?.cover === null ? one.id : []));
  const tags = bare.length > 0 ? await tagsOfPosts(db, bare) : new Map<string, PostTag[]>();
  const neighbourOf = (one: Found | null): PostLink | null => {
    if (!one) return null;
    const { id, link, summary } = one;
    const { cover } = shownCover(one.cover, () =>
      draw({ kind: 'post', slug: link.slug, tag: tags.get(id)?.[0]?.key }),
    );
    return { ...link, summary, cover };
  };
  return [neighbourOf(found[0]), neighbourOf(found[1])];
}

async function aroundInTime(db: Database, post: PostTable, reader: Reader): Promise<Around> {
  const previous = await beside(db, post, reader.now, 'previous');
  const next = await beside(db, post, reader.now, 'next');
  const [before = null, after = null] = await linksOf(db, [previous, next], reader);
  return { previous: before, next: after };
}

async function aroundInSeries(
  db: Database,
  post: PostTable,
  place: SeriesPlace,
  reader: Reader,
): Promise<Around & Pick<Neighbours, 'series_html'>> {
  const { parts, at } = place;
  const links = await linksOf(db, parts, reader, post.id);
  const shown = links.flatMap((found) => found?.link ?? []);
  return {
    previous: links[at - 1] ?? null,
    next: links[at + 1] ?? null,
    series_html: seriesHtml(place, shown, reader.language ?? defaultLanguage),
  };
}

/** Null if a visitor sees no text; for `own`, the post of this page, any text counts. */
async function linksOf(
  db: Database,
  rows: readonly (SeriesPart | undefined)[],
  { now, language = defaultLanguage }: Reader,
  own?: string,
): Promise<(Found | null)[]> {
  const summaries = await summariesOf(
    db,
    rows.flatMap((row) => row?.id ?? []),
  );
  return rows.map((row) => {
    if (!row) return null;
    const view = { now, language, withSource: row.id === own };
    const [shown] = visibleTo(summaries.get(row.id) ?? [], view);
    if (!shown) return null;
    const { title, summary, language: written } = shown;
    const published_at = isoTime(shown.published_at);
    const link = { slug: row.slug || row.id, title, language: written, published_at };
    return { id: row.id, link, summary, cover: readPicture('posts.cover', row.cover) };
  });
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
    .select(['id', 'slug', 'cover', 'sort_at'])
    .where('published_at', '<=', now)
    .where(sql<boolean>`(sort_at, id) ${sign} (${post.sort_at}, ${post.id})`)
    .orderBy('sort_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}

/** One query per tag of a post instead of a list of all posts. */
const isLivePost = sql<boolean>`exists (select 1 from posts where posts.id = post_tags.post_id and ${isLive('posts')})`;

/** Returns the posts with the most tags in common, then the newest. */
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
            // Deleted posts must not count among the newest.
            .where(isLivePost)
            .orderBy('sort_at', 'desc')
            .orderBy('post_id', 'desc')
            // Limited before the join: a tag with thousands of posts costs no more than one with ten.
            .limit(candidatesPerTag)
            .as('newest'),
        (join) => join.onRef('newest.post_id', '=', 'posts.id'),
      )
      .select(['posts.id', 'posts.slug', 'posts.cover', 'posts.sort_at'])
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
