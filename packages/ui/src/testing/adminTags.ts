import type { Tag, TagList } from '@janus-site/core';

const tag = (number: number, more: Pick<Tag, 'slug' | 'names'> & Partial<Tag>): Tag => ({
  id: `00000000-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`,
  descriptions: { ru: '', en: '' },
  count: 10 - number,
  updated_at: '2026-02-20T10:00:00Z',
  deleted_at: null,
  ...more,
});

/** Tags: with two names, with one in each language, a long one, and a deleted one. */
export function adminTags(): TagList {
  const items = [
    tag(1, {
      slug: 'elektronika',
      names: { ru: 'электроника', en: 'electronics' },
      descriptions: { ru: 'Всё, что паяют.', en: 'All that is soldered.' },
    }),
    tag(2, { slug: 'sqlite', names: { ru: 'SQLite', en: 'SQLite' } }),
    tag(3, { slug: 'bazy-dannykh', names: { ru: 'базы данных', en: null } }),
    tag(4, { slug: 'firmware', names: { ru: null, en: 'firmware' } }),
    tag(5, {
      slug: 'elektrofotopoluprovodnikovyy-vypryamitel',
      names: { ru: 'электрофотополупроводниковый выпрямитель', en: null },
    }),
  ];
  const deleted = tag(6, {
    slug: 'raznoe',
    names: { ru: 'разное', en: null },
    deleted_at: '2026-03-01T10:00:00Z',
  });
  return { items, deleted: [deleted], total: items.length };
}
