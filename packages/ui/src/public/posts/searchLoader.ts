import type { Language, Loader, SearchAnswer, SearchItem } from '@janus-site/core';
import { search } from '@janus-site/core';

/** More than anybody reads: with so many results people refine the query. */
export const mostFound = 50;

/** Searches in both languages, because a text may exist in only one. */
export function searchLoader(words: string): Loader<SearchAnswer> {
  return search.find({ q: words, limit: mostFound });
}

/** Returns each post and project once, in the page's language if both of its translations were found. */
export function onceEach(items: readonly SearchItem[], language: Language): readonly SearchItem[] {
  const found = new Map<string, SearchItem>();
  for (const item of items) {
    if (!found.has(item.id) || item.language === language) found.set(item.id, item);
  }
  return [...found.values()];
}
