import type { PostSummary, Series, SeriesList, SeriesPage } from '@janus-site/core';

const one = (number: number, more: Pick<Series, 'slug' | 'titles' | 'posts'> & Partial<Series>): Series => ({
  id: `00000000-0000-4000-8000-0000000008${String(number).padStart(2, '0')}`,
  descriptions: { ru: '', en: '' },
  updated_at: '2026-02-20T10:00:00Z',
  deleted_at: null,
  ...more,
});

/** Series: with two titles and parts, with one title in each language, a long one, and a deleted one. */
export function adminSeries(parts: readonly PostSummary[]): SeriesList {
  const items = [
    one(1, {
      slug: 'devices',
      titles: { ru: 'Устройства, которые живут годами', en: 'Devices that last for years' },
      descriptions: { ru: 'От пайки до обновлений.', en: 'From soldering to updates.' },
      posts: parts.map(({ id }) => id),
    }),
    one(2, { slug: 'poisk', titles: { ru: 'Поиск по-русски', en: null }, posts: [] }),
    one(3, { slug: 'sqlite', titles: { ru: null, en: 'SQLite in earnest' }, posts: [] }),
    one(4, {
      slug: 'elektrofotopoluprovodnikovyy',
      titles: { ru: 'Электрофотополупроводниковый выпрямитель своими руками', en: null },
      posts: [],
    }),
  ];
  const deleted = one(5, {
    slug: 'raznoe',
    titles: { ru: 'Разное', en: null },
    posts: [],
    deleted_at: '2026-03-01T10:00:00Z',
  });
  return { items, deleted: [deleted] };
}

/** The first series with its posts, drafts included. */
export function adminSeriesPage(parts: readonly PostSummary[]): SeriesPage {
  const [first] = adminSeries(parts).items;
  if (!first) throw new Error('There is no series.');
  return { ...first, languages: ['ru', 'en'], items: [...parts] };
}
