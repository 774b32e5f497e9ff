import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

const word = /[\p{L}\p{N}]+/gu;
const known = new Map<string, string>();
const mostKnown = 50_000;

/** Letters as people type them: no case, no ё, no stress marks, no ligatures. */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // All accents but those that make й and ü letters of their own.
      .replace(/[\u0300-\u0305\u0307\u0309-\u036f]/g, '')
      .normalize('NFC')
      .replace(/ё/g, 'е')
      .replace(/(?<![\p{L}\p{N}])([cс])\+\+/gu, 'cpp')
      .replace(/(?<![\p{L}\p{N}])c#/gu, 'csharp')
  );
}

/** One tag or technology, however it is written: "Ёлки" and " елки". */
export function tagKey(name: string): string {
  return normalise(name.trim());
}

/** The words of a normalised text. */
export function wordsIn(normalised: string): string[] {
  return normalised.match(word) ?? [];
}

/** The common part of a word's forms; the word is normalised. */
export function stem(normalised: string): string {
  const found = known.get(normalised);
  if (found !== undefined) return found;
  const made = makeStem(normalised);
  // Texts repeat their words: remembering them makes indexing and snippets several times faster.
  if (known.size >= mostKnown) known.clear();
  known.set(normalised, made);
  return made;
}

function makeStem(normalised: string): string {
  if (normalised.length > 40) return normalised.slice(0, 40);
  if (/^[а-я]+$/.test(normalised)) return russian(normalised) || normalised;
  if (/^[a-z]+$/.test(normalised)) return english(normalised) || normalised;
  return normalised;
}

/** Stems of a text in their order. */
export function stemsOf(text: string): string[] {
  return wordsIn(normalise(text)).map(stem);
}
