import { likeness } from './likeness.ts';

/** An item with an address of its own. */
interface Named {
  slug: string;
  translations: readonly { title: string }[];
}

/** Returns the items whose slugs or titles are similar to a slug, the most similar first. */
export function mostSimilar<T extends Named>(items: readonly T[], name: string): T[] {
  return items
    .map((item) => ({ item, score: Math.max(...namesOf(item).map((own) => likeness(own, name))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** Returns the last segment of a path as a slug; empty if it cannot be one, as with file names. */
export function nameIn(path: string): string {
  const last = decode(path).split('/').findLast(Boolean) ?? '';
  return last.includes('.') ? '' : slugify(last).slice(0, 100);
}

const namesOf = ({ slug, translations }: Named) => [slug, ...translations.map(({ title }) => slugify(title))];

const slugify = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
