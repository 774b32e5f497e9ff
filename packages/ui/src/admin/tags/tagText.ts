import type { Language, Tag } from '@janus-site/core';

/** What the panel calls a tag: its name in the language of the panel, or the other one. */
export function tagTitle({ names, slug }: Pick<Tag, 'names' | 'slug'>, language: Language): string {
  return names[language] ?? names.ru ?? names.en ?? slug;
}

/** Whether a tag has the words that are looked for, in either language or in its address. */
export function hasWord({ names, slug }: Pick<Tag, 'names' | 'slug'>, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [names.ru ?? '', names.en ?? '', slug].some((name) => name.toLowerCase().includes(wanted));
}
