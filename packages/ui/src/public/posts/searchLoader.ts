import type { Language, Loader, SearchAnswer, SearchItem } from '@janus-site/core';
import { search } from '@janus-site/core';

/** More than anybody reads: who finds so much looks for another word. */
export const mostFound = 50;

/** In both languages, because a text may exist in one only. */
export function searchLoader(words: string): Loader<SearchAnswer> {
  return search.find({ q: words, limit: mostFound });
}

/** Each post and project once: where both of its translations were found, the page's language stands for both. */
export function onceEach(items: readonly SearchItem[], language: Language): readonly SearchItem[] {
  const found = new Map<string, SearchItem>();
  for (const item of items) {
    if (!found.has(item.id) || item.language === language) found.set(item.id, item);
  }
  return [...found.values()];
}
