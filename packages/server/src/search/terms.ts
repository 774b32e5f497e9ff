import { normalise, stem, wordsIn } from './stem.ts';

/** A stem to be found; `isPrefix` also finds what only begins with it. */
export interface Term {
  stem: string;
  isPrefix: boolean;
}

/** The last word may be unfinished: it is looked for as a beginning from this length on. */
const shortestPrefix = 3;
const mostTerms = 12;

/** What a visitor's words look for; empty when there is no word among them. */
export function termsOf(query: string): Term[] {
  const words = wordsIn(normalise(query)).slice(0, mostTerms);
  const isFinished = /\s$/.test(query);
  return words.map((word, index) => {
    const found = stem(word);
    const isLast = index === words.length - 1 && !isFinished;
    return { stem: found, isPrefix: isLast && found.length >= shortestPrefix };
  });
}

export function isMatch(terms: readonly Term[], stemmed: string): boolean {
  return terms.some((term) => (term.isPrefix ? stemmed.startsWith(term.stem) : stemmed === term.stem));
}
