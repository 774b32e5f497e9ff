import type { Language } from '@janus-site/core';
import { hasTypedWords } from './hasTypedWords.ts';

/** An item with an address and a name in one or both languages. */
export interface BilingualNames {
  names: Readonly<Record<Language, string | null>>;
  slug: string;
}

/** Returns the name in the language of the panel, or in the other one. */
export function shownName({ names, slug }: BilingualNames, language: Language): string {
  return names[language] ?? names.ru ?? names.en ?? slug;
}

/** Returns a filter: every typed word must occur in one of the names or in the address. */
export function hasInNames(typed: string): (item: BilingualNames) => boolean {
  const isFound = hasTypedWords(typed);
  return ({ names, slug }) => [names.ru ?? '', names.en ?? '', slug].some((name) => isFound(name));
}
