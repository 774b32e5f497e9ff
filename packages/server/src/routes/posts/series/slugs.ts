import { createSlugs } from '../../shared/slugs.ts';

export const seriesSlugs = createSlugs({
  table: 'series',
  former: 'series_slugs',
  owner: 'series_id',
  word: 'series',
});
