import { livePosts, liveSeries } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { seriesSlugs } from '../../routes/posts/series/slugs.ts';
import { presentFields } from '../yaml.ts';

/** Series that are not deleted, with their former slugs; the posts themselves refer to their series. */
export async function exportedSeries(db: Database): Promise<object[]> {
  const rows = await liveSeries(db).selectAll().orderBy('slug').execute();
  const found: object[] = [];
  for (const { id, slug, title_ru: ru, title_en: en, description_ru, description_en } of rows) {
    const about = presentFields({ ru: description_ru, en: description_en });
    const aliases = await seriesSlugs.formerSlugs(db, id);
    found.push(presentFields({ slug, ru, en, about: Object.keys(about).length > 0 ? about : null, aliases }));
  }
  return found;
}

/** By post id: its series, and its number among the parts outside the trash. */
export async function seriesOrders(db: Database): Promise<Map<string, { slug: string; order: number }>> {
  const rows = await livePosts(db)
    .innerJoin('series_posts', 'series_posts.post_id', 'posts.id')
    .innerJoin(liveSeries(db).selectAll().as('series'), 'series.id', 'series_posts.series_id')
    .select(['series_posts.post_id', 'series.slug'])
    .orderBy('series.slug')
    .orderBy('series_posts.position')
    .orderBy('series_posts.post_id')
    .execute();
  const found = new Map<string, { slug: string; order: number }>();
  let before = { slug: '', order: 0 };
  for (const { post_id, slug } of rows) {
    before = { slug, order: slug === before.slug ? before.order + 1 : 1 };
    found.set(post_id, before);
  }
  return found;
}
