import { defaultLanguage, languages, type Language } from '@janus-site/core';
import type { Schemas } from '../../../contract/types.ts';
import { isListed, isPost, livePosts, liveSeries } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import type { PostTable, SeriesTable } from '../../../db/schema/posts.ts';
import { groupBy } from '../../../values.ts';
import type { View } from '../../shared/view.ts';

type SeriesNames = Pick<SeriesTable, 'id' | 'slug' | 'title_ru' | 'title_en'>;

/** The place of a post in its series; `parts` are the visible ones and the post itself. */
export interface SeriesPlace {
  series: SeriesNames;
  parts: readonly SeriesPart[];
  /** Position of the post among the parts, from 0. */
  at: number;
}

export interface SeriesPart {
  id: string;
  slug: string;
  /** As stored: an uploaded cover, or null. */
  cover: string | null;
}

/** Returns the title of a series in a language, or the other one. */
export function titleIn(
  { title_ru: ru, title_en: en }: Pick<SeriesTable, 'title_ru' | 'title_en'>,
  wanted: Language = defaultLanguage,
): { title: string; language: Language } {
  const titles = { ru, en };
  const language = titles[wanted] === null ? languages.find((one) => titles[one] !== null) : wanted;
  return { title: titles[language ?? wanted] ?? '', language: language ?? wanted };
}

export function titleOfSeries(series: Pick<SeriesTable, 'title_ru' | 'title_en'>): string {
  return titleIn(series).title;
}

/** Returns the places of some posts; an unlisted post has none. */
export async function placesOf(
  db: Database,
  posts: readonly PostTable[],
  now: number,
): Promise<Map<string, SeriesPlace>> {
  const ids = posts.filter(isListed).map((post) => post.id);
  if (ids.length === 0) return new Map();
  const rows = await livePosts(db)
    .innerJoin('series_posts', 'series_posts.post_id', 'posts.id')
    .innerJoin(liveSeries(db).selectAll().as('series'), 'series.id', 'series_posts.series_id')
    .select(['series.id as series_id', 'series.slug as series_slug', 'series.title_ru', 'series.title_en'])
    .select(['posts.id', 'posts.slug', 'posts.cover', 'posts.published_at'])
    .where('series.id', 'in', (eb) =>
      eb
        .selectFrom('series_posts as own')
        .select('own.series_id')
        .where(isOneOf(db, 'own.post_id', ids)),
    )
    .where(isPost)
    .orderBy('series_posts.position')
    .orderBy('posts.id')
    .execute();
  const places = new Map<string, SeriesPlace>();
  const asked = new Set(ids);
  for (const group of groupBy(rows, (row) => row.series_id).values()) {
    for (const own of group.filter((row) => asked.has(row.id))) {
      const { series_id, series_slug, title_ru, title_en } = own;
      const isOut = (at: number | null) => at !== null && at <= now;
      const parts = group.filter((row) => row.id === own.id || isOut(row.published_at));
      places.set(own.id, {
        series: { id: series_id, slug: series_slug, title_ru, title_en },
        parts: parts.map(({ id, slug, cover }) => ({ id, slug: slug || id, cover })),
        at: parts.indexOf(own),
      });
    }
  }
  return places;
}

/** Returns the series shown with a post. */
export function seriesOfPost(
  place: SeriesPlace | null,
  { language }: Pick<View, 'language'>,
): Schemas['PostSeries'] | null {
  if (!place) return null;
  const { series, parts, at } = place;
  return {
    id: series.id,
    slug: series.slug,
    ...titleIn(series, language),
    part: at + 1,
    total: parts.length,
  };
}
