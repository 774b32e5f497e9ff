import type { Language } from '@janus-site/core';
import { hasTypedWords } from './hasTypedWords.ts';

/** What has a name in one language or in both, and an address. */
export interface BilingualNames {
  names: Readonly<Record<Language, string | null>>;
  slug: string;
}

/** What the panel calls it: the name in the language of the panel, or the other one. */
export function shownName({ names, slug }: BilingualNames, language: Language): string {
  return names[language] ?? names.ru ?? names.en ?? slug;
}

/** A condition: every word that was typed is in one of its names or in its address. */
export function hasInNames(typed: string): (item: BilingualNames) => boolean {
  const isFound = hasTypedWords(typed);
  return ({ names, slug }) => [names.ru ?? '', names.en ?? '', slug].some((name) => isFound(name));
}
