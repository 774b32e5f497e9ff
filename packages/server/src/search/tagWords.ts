import { shorten, transliterate } from '@janus-site/core';
import { isCyrillic } from '../db/text.ts';
import { tagKey } from './stem.ts';

const longest = 60;
/** What stands in the place of an id must not look like one. */
const looksLikeId = /^[0-9a-f-]{36}$/;

/** A word is a tag's name where its letters are read: "Go" is the same in both languages, «сети» is Russian. */
export function namesOfWord(word: string): { ru: string; en: string | null } {
  return { ru: word, en: isCyrillic(word) ? null : word };
}

/** The address of a tag, made of its name; never empty. */
export function tagSlugOf(name: string): string {
  const slug = shorten(transliterate(tagKey(name)), longest) || 'tag';
  return looksLikeId.test(slug) ? `tag-${slug}` : slug;
}

/** The wanted address, or the first of `go-2`, `go-3`… that is not taken. */
export function freeTagSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
