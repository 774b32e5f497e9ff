import type { Schemas } from '../../../contract/types.ts';
import { languages } from '@janus-site/core';
import { trashLifetime } from '../../../db/kinds.ts';
import { isPost, livePosts } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import type { PostTable, SeriesTable } from '../../../db/schema/posts.ts';
import { locked } from '../../../db/transaction.ts';
import { problem } from '../../../errors.ts';
import { groupBy, isoTime } from '../../../values.ts';
import { visibleTo, type PostView } from '../answer.ts';
import { postSummaries } from '../list.ts';
import { summariesOf } from '../parts.ts';
import { nameOf } from '../tags/names.ts';
import { seriesSlugs } from './slugs.ts';

/** Nobody looks through more. */
const most = 500;

type SeriesId = Pick<SeriesTable, 'id'>;

/** Returns the posts of some series in order, as far as visible to the reader. */
function postsIn(db: Database, series: readonly SeriesId[], view: PostView) {
  const ids = series.map(({ id }) => id);
  const query = livePosts(db)
    .innerJoin('series_posts', 'series_posts.post_id', 'posts.id')
    .where(isOneOf(db, 'series_posts.series_id', ids))
    .where(isPost)
    .orderBy('series_posts.position')
    .orderBy('posts.id');
  return view.withSource ? query : query.where('posts.published_at', '<=', view.now);
}

interface PostOfSeries {
  id: string;
  series_id: string;
}

/** Returns only the ids, by series: whole rows for all series could be fifty thousand. */
async function postIdsOf(
  db: Database,
  series: readonly SeriesId[],
  view: PostView,
): Promise<Map<string, PostOfSeries[]>> {
  const query = postsIn(db, series, view).select(['posts.id', 'series_posts.series_id']);
  return groupBy(await query.execute(), (row) => row.series_id);
}

function seriesAnswer(row: SeriesTable, posts: readonly Pick<PostTable, 'id'>[]): Schemas['Series'] {
  return {
    id: row.id,
    slug: row.deleted_slug ?? row.slug,
    titles: { ru: nameOf(row.title_ru), en: nameOf(row.title_en) },
    descriptions: { ru: row.description_ru, en: row.description_en },
    posts: posts.map((post) => post.id),
    updated_at: isoTime(row.updated_at),
    deleted_at: isoTime(row.deleted_at),
  };
}

/** The latest first; visitors get those with a visible post. */
export async function listSeries(db: Database, view: PostView): Promise<Schemas['SeriesList']> {
  const live = await db
    .selectFrom('series')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const deleted = view.withSource
    ? await db
        .selectFrom('series')
        .selectAll()
        .where('deleted_at', '>', view.now - trashLifetime)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
    : [];
  const rows = [...live, ...deleted];
  const posts = await postIdsOf(db, rows, view);
  const answer = (row: SeriesTable) => seriesAnswer(row, posts.get(row.id) ?? []);
  const items = live.map(answer).filter((series) => view.withSource || series.posts.length > 0);
  return { items, deleted: deleted.map(answer) };
}

/** Excludes deleted series. */
const rowsOf = (db: Database, id: string) =>
  db.selectFrom('series').selectAll().where('id', '=', id.toLowerCase()).where('deleted_at', 'is', null);

export async function seriesRow(db: Database, id: string): Promise<SeriesTable> {
  const row = await rowsOf(db, id).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Reads and locks a series for a write that depends on it. */
export async function lockSeries(trx: Database, id: string): Promise<SeriesTable> {
  const row = await locked(trx, rowsOf(trx, id)).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

export async function readSeries(db: Database, id: string, view: PostView): Promise<Schemas['Series']> {
  const row = await seriesRow(db, id);
  return seriesAnswer(row, (await postIdsOf(db, [row], view)).get(row.id) ?? []);
}

async function seriesRowBySlug(db: Database, reference: string): Promise<SeriesTable> {
  const id = await seriesSlugs.idBySlug(db, reference.toLowerCase());
  if (id === undefined) throw problem('not_found');
  return seriesRow(db, id);
}

/** Returns a series with its posts in order; for a visitor a series without posts does not exist. */
export async function readSeriesPage(
  db: Database,
  slug: string,
  view: PostView,
): Promise<Schemas['SeriesPage']> {
  const row = await seriesRowBySlug(db, slug);
  const posts = await postsIn(db, [row], view).selectAll('posts').execute();
  if (!view.withSource && posts.length === 0) throw problem('not_found');
  const [found] = await foundSeries(db, [row], view.now);
  return {
    ...seriesAnswer(row, posts),
    languages: found?.languages ?? [],
    items: await postSummaries(db, posts, view),
  };
}

interface FoundSeries {
  slug: string;
  languages: Schemas['SeriesPage']['languages'];
  changed_at: string;
}

/** Returns the series with a visible post, in the languages in which they have a title and a post. */
async function foundSeries(db: Database, rows: readonly SeriesTable[], now: number): Promise<FoundSeries[]> {
  const view = { withSource: false, now };
  const posts = await postIdsOf(db, rows, view);
  const texts = await summariesOf(
    db,
    [...posts.values()].flat().map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const shown = (posts.get(row.id) ?? []).flatMap(({ id }) => visibleTo(texts.get(id) ?? [], view));
    const own = languages.filter(
      (language) => row[`title_${language}`] !== null && shown.some((text) => text.language === language),
    );
    if (shown.length === 0) return [];
    const times = shown.flatMap((text) => [text.updated_at, text.published_at ?? 0]);
    return [{ slug: row.slug, languages: own, changed_at: isoTime(Math.max(row.updated_at, ...times)) }];
  });
}

/** Returns the series for the site map. */
export async function sitemapSeries(db: Database, now: number): Promise<FoundSeries[]> {
  const rows = await db
    .selectFrom('series')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return (await foundSeries(db, rows, now)).filter((series) => series.languages.length > 0);
}

/** Their posts are then in no series. */
export async function removeExpiredSeries(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('series')
    .where('deleted_at', '<=', now - trashLifetime)
    .execute();
}
