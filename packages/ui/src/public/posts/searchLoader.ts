import type { Language, Loader, SearchAnswer } from '@janus-site/core';
import { search } from '@janus-site/core';

/** More than anybody reads: with so many results people refine the query. */
export const mostFound = 50;

/** Searches in both languages, because a text may exist in only one; returns each item once. */
export function searchLoader(words: string, language: Language): Loader<SearchAnswer> {
  return search.find({ q: words, limit: mostFound, prefer: language });
}
