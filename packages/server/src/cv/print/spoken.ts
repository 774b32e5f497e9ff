import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

/** Part of a text in one spoken language. */
interface Spoken {
  text: string;
  language: Language;
}

/** From the first letter of an alphabet to its last letter or digit, with everything in between. */
const inLetters: Readonly<Record<Language, RegExp>> = {
  ru: /\p{Script=Cyrillic}(?:\P{Script=Latin}*[\p{Script=Cyrillic}\p{M}\d])?/gu,
  en: /\p{Script=Latin}(?:\P{Script=Cyrillic}*[\p{Script=Latin}\p{M}\d])?/gu,
};

/** Splits a text by spoken language: that of the document, and the other one for its letters. */
export function spokenIn(language: Language, text: string): Spoken[] {
  const other = otherLanguage(language);
  const parts: Spoken[] = [];
  const add = (part: string, spoken: Language): void => {
    if (part !== '') parts.push({ text: part, language: spoken });
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(inLetters[other])) {
    add(text.slice(end, index), language);
    add(found, other);
    end = index + found.length;
  }
  add(text.slice(end), language);
  return parts;
}
