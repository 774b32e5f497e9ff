import type { Language, Series } from '@janus-site/core';

/** What the panel calls a series: its title in the language of the panel, or the other one. */
export function seriesTitle({ titles, slug }: Pick<Series, 'titles' | 'slug'>, language: Language): string {
  return titles[language] ?? titles.ru ?? titles.en ?? slug;
}

/** Whether a series has the words that are looked for, in either language or in its address. */
export function hasWord({ titles, slug }: Pick<Series, 'titles' | 'slug'>, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [titles.ru ?? '', titles.en ?? '', slug].some((title) => title.toLowerCase().includes(wanted));
}
