import { languages, type Language } from '@janus-site/core';
import { seriesSlugs } from '../../routes/posts/series/slugs.ts';
import type { SourceSeries } from '../import/source.ts';
import { textOf, type Fields } from './fields.ts';

interface Text {
  language: Language;
  fields: Fields;
}

type Titles = Partial<Record<Language, string>>;

/** Hugo lists series like tags, other programs name one; a post here belongs to the first. */
function titleIn({ series }: Fields): string | undefined {
  const [title] = [series ?? []].flat();
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 200) : undefined;
}

/** The titles of a post's series in its texts. */
function titlesOf(texts: readonly Text[]): Titles {
  const titles: Titles = {};
  for (const { language, fields } of texts) {
    const title = titleIn(fields);
    if (title !== undefined) titles[language] = title;
  }
  return titles;
}

const slugsOf = (titles: Titles): string[] =>
  languages.flatMap((language) => titles[language] ?? []).map(seriesSlugs.slugOf);

function orderOf(texts: readonly Text[]): number | null {
  const orders = texts.flatMap(
    ({ fields }) => textOf(fields, 'series_order', 'series_weight', 'series_index') ?? [],
  );
  const order = Number(orders[0] ?? NaN);
  return Number.isFinite(order) ? order : null;
}

/** Finds the series of posts: a series with two titles is the same for texts that use either of them. */
export function createSeriesOf(
  posts: Iterable<readonly Text[]>,
): (texts: readonly Text[]) => SourceSeries | null {
  const all = [...posts].map(titlesOf);
  const pairs = all.map(slugsOf);
  const firsts = new Set(pairs.flatMap(([first = '', other]) => (other === undefined ? [] : first)));
  const mains = new Map<string, string>();
  for (const [first = '', other] of pairs)
    if (other !== undefined && !firsts.has(other) && !mains.has(other)) mains.set(other, first);
  const mainOf = (slug: string): string => mains.get(slug) ?? slug;
  const titlesBySlug = new Map<string, Titles>();
  for (const titles of all) {
    const [slug] = slugsOf(titles);
    if (slug !== undefined) titlesBySlug.set(mainOf(slug), { ...titles, ...titlesBySlug.get(mainOf(slug)) });
  }
  return (texts) => {
    const [named] = slugsOf(titlesOf(texts));
    if (named === undefined) return null;
    const slug = mainOf(named);
    return { slug, titles: titlesBySlug.get(slug) ?? {}, order: orderOf(texts) };
  };
}
