import { shorten, transliterate } from '@janus-site/core';
import { isCyrillic } from '../db/text.ts';
import { tagKey } from './stem.ts';

const longest = 60;
/** An address must not look like an id. */
const looksLikeId = /^[0-9a-f-]{36}$/;

/** A word is a tag's name in the languages that use its letters: "Go" is the same in both, «сети» is Russian. */
export function namesOfWord(word: string): { ru: string; en: string | null } {
  return { ru: word, en: isCyrillic(word) ? null : word };
}

/** The slug of a tag, derived from its name; never empty. */
export function tagSlugOf(name: string): string {
  const slug = shorten(transliterate(tagKey(name)), longest) || 'tag';
  return looksLikeId.test(slug) ? `tag-${slug}` : slug;
}

/** The wanted slug, or the first of `go-2`, `go-3`… that is not taken. */
export function freeTagSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
