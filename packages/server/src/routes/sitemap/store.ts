import type { Face, Language } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { isLive, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { isVisible } from '../posts/answer.ts';
import { postFacts, type PostFacts } from '../posts/facts.ts';
import { summariesOf } from '../posts/parts.ts';
import { sitemapSeries } from '../posts/series/store.ts';
import { isoTime } from '../../values.ts';

/** Posts or tags per file: each has at most two addresses. */
const partSize = 500;

type Part = Schemas['SitemapPart'];

const faces: readonly Face[] = ['portfolio', 'blog'];

/** Numbers begin at 1; a post keeps its number, so nothing moves between parts. */
function bounds(part: number): readonly [first: number, beyond: number] {
  return [(part - 1) * partSize + 1, part * partSize + 1];
}

/** Leaves out the posts that `sitemapPosts` leaves out; a part may still hold scheduled posts alone. */
const isListedEntry = sql`e.is_published = 1 and not exists (
  select 1 from posts where ${isLive('posts')} and posts.id = e.post_id and posts.canonical_url is not null)`;

/** Reads one entry of an index for each part; its expression is that of the index, see migration 054. */
async function postParts(db: Database): Promise<Part[]> {
  const { rows } = await sql<{ part: number; changed_at: number | null }>`
    with recursive parts (part, last) as (
      select 0, (select (max(number) - 1) / ${sql.lit(partSize)} from post_entries)
      union all select part + 1, last from parts where part < last)
    select part + 1 as part, (
      select changed_at from post_entries e where (number - 1) / ${sql.lit(partSize)} = part and ${isListedEntry}
      order by changed_at desc limit 1) as changed_at
    from parts order by 1`.execute(db);
  return rows.flatMap(({ part, changed_at }) =>
    changed_at === null ? [] : [{ part: Number(part), changed_at: isoTime(Number(changed_at)) }],
  );
}

/** Whether this part or a later one is listed; its posts may all be scheduled. */
export async function hasPostPart(db: Database, part: number): Promise<boolean> {
  const [first] = bounds(part);
  const { rows } = await sql`select 1 from post_entries e where number >= ${first} and ${isListedEntry}
    order by number limit 1`.execute(db);
  return rows.length > 0;
}

function tagParts(tags: readonly { number: number; changedAt: number }[]): Part[] {
  const latest = new Map<number, number>();
  for (const { number, changedAt } of tags) {
    const part = Math.floor((number - 1) / partSize) + 1;
    latest.set(part, Math.max(latest.get(part) ?? 0, changedAt));
  }
  return [...latest]
    .sort(([one], [other]) => one - other)
    .map(([part, changedAt]) => ({ part, changed_at: isoTime(changedAt) }));
}

const changedAt = ({ all }: PostFacts): string => isoTime(all.changedAt);

/** Returns when the public content of the blog last changed. */
export async function sitemapChangedAt(db: Database, now: number): Promise<string> {
  return changedAt(await postFacts(db, now, true));
}

/** Returns the parts in which posts and tags are listed, and when the blog last changed. */
export async function sitemapParts(
  db: Database,
  now: number,
): Promise<Pick<Schemas['Sitemap'], 'changed_at' | 'posts' | 'tags'>> {
  const facts = await postFacts(db, now, true);
  return { changed_at: changedAt(facts), posts: await postParts(db), tags: tagParts(facts.tags) };
}

/** Returns everything in the site maps; each map reads what it needs. */
export async function readSitemap(db: Database, now: number): Promise<Schemas['Sitemap']> {
  return {
    pages: await sitemapPages(db, now),
    series: await sitemapSeries(db, now),
    ...(await sitemapParts(db, now)),
  };
}

/** Returns what visitors see of these posts, in the languages published so far. */
async function shownPosts<Row extends { id: string; slug: string }>(
  db: Database,
  rows: readonly Row[],
  now: number,
) {
  const texts = await summariesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    // Filtered here: joined by state, SQLite walks all published texts for each post.
    const shown = (texts.get(row.id) ?? []).filter((text) => isVisible(text, now));
    if (shown.length === 0) return [];
    const changed_at = isoTime(
      Math.max(...shown.map((text) => Math.max(text.updated_at, text.published_at ?? 0))),
    );
    return [{ row, languages: languagesOf(shown.map((text) => text.language)), changed_at }];
  });
}

/** Returns the owner's pages for the site map. */
export async function sitemapPages(db: Database, now: number): Promise<Schemas['Sitemap']['pages']> {
  const pages = await livePosts(db)
    .select(['posts.id', 'posts.slug', 'posts.page_face'])
    .where('posts.page_face', 'in', faces)
    .where('posts.is_unlisted', '=', 0)
    .where('posts.canonical_url', 'is', null)
    .orderBy('posts.page_face')
    .orderBy('posts.sort_at')
    .orderBy('posts.id')
    .limit(partSize)
    .execute();
  return (await shownPosts(db, pages, now)).flatMap(({ row, languages, changed_at }) =>
    row.page_face === null ? [] : [{ face: row.page_face, slug: row.slug, languages, changed_at }],
  );
}

/** Returns the visible posts of a part, in the languages published so far. */
export async function sitemapPosts(
  db: Database,
  part: number,
  now: number,
): Promise<Schemas['SitemapPosts']> {
  const [first, end] = bounds(part);
  const posts = await livePosts(db)
    .innerJoin('post_entries', 'post_entries.post_id', 'posts.id')
    .select(['posts.id', 'posts.slug'])
    .where('post_entries.is_published', '=', 1)
    .where('post_entries.number', '>=', first)
    .where('post_entries.number', '<', end)
    // The post names another page as canonical, so it is not listed.
    .where('posts.canonical_url', 'is', null)
    .orderBy('post_entries.number')
    .execute();
  const items = (await shownPosts(db, posts, now)).map(({ row, ...shown }) => ({ slug: row.slug, ...shown }));
  return { items };
}

function languagesOf(found: readonly Language[]): Language[] {
  return (['ru', 'en'] as const).filter((language) => found.includes(language));
}

/** Does the same for tags. */
export async function hasTagPart(db: Database, part: number, now: number): Promise<boolean> {
  const { tags } = await postFacts(db, now, true);
  return tags.some(({ number }) => number >= bounds(part)[0]);
}

export async function sitemapTags(db: Database, part: number, now: number): Promise<Schemas['SitemapTags']> {
  const [first, end] = bounds(part);
  const { tags } = await postFacts(db, now, true);
  const items = tags
    .filter(({ number }) => number >= first && number < end)
    .sort((one, other) => one.number - other.number)
    .map(({ names, languages, changedAt }) => ({
      name: names.ru ?? names.en ?? '',
      names,
      languages,
      changed_at: isoTime(changedAt),
    }));
  return { items };
}
