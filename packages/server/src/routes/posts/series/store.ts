import type { Schemas } from '../../../contract/types.ts';
import { languages } from '@janus-site/core';
import { sql } from 'kysely';
import { trashLifetime } from '../../../db/kinds.ts';
import { isPost, livePosts, liveSeries, storedSeries } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import type { PostTable, SeriesTable } from '../../../db/schema/posts.ts';
import { locked } from '../../../db/transaction.ts';
import { problem } from '../../../errors.ts';
import { readInTurns } from '../../../mapInTurns.ts';
import { groupBy, isoTime } from '../../../values.ts';
import type { PostView } from '../answer.ts';
import { postSummaries } from '../list.ts';
import { nameOf } from '../tags/names.ts';
import { seriesSlugs } from './slugs.ts';

/** Nobody looks through more. */
const most = 500;
/** Series per turn of the event loop: each may have a hundred posts. */
const perTurn = 20;

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
  const rows = await readInTurns(series, perTurn, (slice) =>
    postsIn(db, slice, view).select(['posts.id', 'series_posts.series_id']).execute(),
  );
  return groupBy(rows, (row) => row.series_id);
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
  const live = await liveSeries(db)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const deleted = view.withSource
    ? await storedSeries(db)
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
const rowsOf = (db: Database, id: string) => liveSeries(db).selectAll().where('id', '=', id.toLowerCase());

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

/** Returns the languages of the visible texts of each series, and when one of them last changed. */
function textsOf(db: Database, series: readonly SeriesId[], now: number) {
  // As a value and not as a condition: joined by state, SQLite walks all published texts for each post.
  const time = sql<number | null>`max(case when t.status = 'published' and t.published_at <= ${now}
    then case when t.updated_at > t.published_at then t.updated_at else t.published_at end end)`;
  return postsIn(db, series, { withSource: false, now })
    .clearOrderBy()
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .select(['series_posts.series_id', 't.language', time.as('changed_at')])
    .groupBy(['series_posts.series_id', 't.language'])
    .execute();
}

/** Returns the series with a visible post, in the languages in which they have a title and a post. */
async function foundSeries(db: Database, rows: readonly SeriesTable[], now: number): Promise<FoundSeries[]> {
  const texts = await readInTurns(rows, perTurn, (slice) => textsOf(db, slice, now));
  const groups = groupBy(
    texts.filter((text) => text.changed_at !== null),
    (text) => text.series_id,
  );
  return rows.flatMap((row) => {
    const shown = groups.get(row.id);
    if (shown === undefined) return [];
    const own = languages.filter(
      (language) => row[`title_${language}`] !== null && shown.some((text) => text.language === language),
    );
    const times = shown.map((text) => Number(text.changed_at));
    return [{ slug: row.slug, languages: own, changed_at: isoTime(Math.max(row.updated_at, ...times)) }];
  });
}

/** Returns the series for the site map. */
export async function sitemapSeries(db: Database, now: number): Promise<FoundSeries[]> {
  const rows = await liveSeries(db).selectAll().orderBy('created_at').orderBy('id').limit(most).execute();
  return (await foundSeries(db, rows, now)).filter((series) => series.languages.length > 0);
}

/** Their posts are then in no series. */
export async function removeExpiredSeries(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('series')
    .where('deleted_at', '<=', now - trashLifetime)
    .execute();
}
