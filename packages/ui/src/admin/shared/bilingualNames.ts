import type { Language } from '@janus-site/core';

/** What has a name in one language or in both, and an address. */
export interface BilingualNames {
  names: Readonly<Record<Language, string | null>>;
  slug: string;
}

/** What the panel calls it: the name in the language of the panel, or the other one. */
export function shownName({ names, slug }: BilingualNames, language: Language): string {
  return names[language] ?? names.ru ?? names.en ?? slug;
}

/** Whether it has the words that are looked for, in either language or in its address. */
export function hasInNames({ names, slug }: BilingualNames, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [names.ru ?? '', names.en ?? '', slug].some((name) => name.toLowerCase().includes(wanted));
}
