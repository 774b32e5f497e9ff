import type { Language } from '@janus-site/core';
import { otherLanguage } from '@janus-site/core';

/** Part of a text that is read aloud in one language. */
interface Spoken {
  text: string;
  language: Language;
}

/** From the first letter of an alphabet to the last one or its figures, with what stands between. */
const inLetters: Readonly<Record<Language, RegExp>> = {
  ru: /\p{Script=Cyrillic}(?:\P{Script=Latin}*[\p{Script=Cyrillic}\p{M}\d])?/gu,
  en: /\p{Script=Latin}(?:\P{Script=Cyrillic}*[\p{Script=Latin}\p{M}\d])?/gu,
};

/** The text of a document from its beginning to its end: its own language, and the other one where its letters stand. */
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
