import { familyOf, indexWords, type Group } from './matching.ts';
import type { Query } from './query.ts';
import { tokenOf, type Token, type Written } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import type { Synonyms } from './ownSynonyms.ts';
import { everyText } from './vocabulary.ts';

export interface Alternative {
  token: Token;
  /** 1 for the word itself. */
  weight: number;
}

/** A search word with its alternatives. */
export interface Term {
  /** As typed, normalised. */
  typed: string;
  alternatives: readonly Alternative[];
}

const synonymWeight = 0.8;

/** A word with its synonyms; `parts` are those of a name that is searched as a whole. */
export function termOf(typed: string, synonyms: Synonyms): Term {
  const own: Alternative = { token: tokenOf(typed), weight: 1 };
  const others = (synonyms.get(typed) ?? synonyms.get(own.token.stem) ?? [])
    .filter((token) => token.stem !== own.token.stem)
    .map((token) => ({ token, weight: synonymWeight }));
  return { typed, alternatives: [own, ...others] };
}

/** The required words: those with meaning, or all where none has. */
export function wantedWords({ words }: Query): readonly Written[] {
  const telling = words.filter(({ parts, joined }) => joined !== null || !parts.every(isStopWord));
  return telling.length > 0 ? telling : words;
}

export const tokensOfTerm = ({ alternatives }: Term): Token[] => alternatives.map(({ token }) => token);

/** Every word of the index that matches the term. */
export const wordsOfTerm = (term: Term): string[] => tokensOfTerm(term).flatMap(familyOf);

export const groupOfTerm = (term: Term): Group => ({ words: [...new Set(wordsOfTerm(term))] });

export interface Match {
  /** Returns the index of the search word that a text's token matches; undefined for none. */
  at(token: Token): number | undefined;
  /** Beginnings of all possible matches: other words need no closer look. */
  starts: readonly string[];
}

const longestStart = 3;
export function createMatch(terms: readonly Term[], phrased: readonly string[]): Match {
  const wanted = new Map<string, number>();
  const tokens = [...terms.map(tokensOfTerm), ...phrased.map((word) => [tokenOf(word)])];
  for (const [at, those] of tokens.entries())
    for (const { stem, root } of those)
      for (const key of [stem, root]) wanted.set(key, wanted.get(key) ?? at);
  return {
    at: ({ stem, root }) => wanted.get(stem) ?? wanted.get(root),
    starts: [...new Set([...wanted.keys()].map((key) => key.slice(0, longestStart)))],
  };
}

/** How many texts have the term, from the counts of its words. */
export function documentsOfTerm(term: Term, documents: ReadonlyMap<string, number>): number {
  return tokensOfTerm(term).reduce(
    (sum, token) => sum + Math.max(0, ...indexWordsOf(token).map((word) => documents.get(word) ?? 0)),
    0,
  );
}

/** The rarity of words, from their counts. */
export function rarityOfTexts(documents: ReadonlyMap<string, number>) {
  return {
    texts: documents.get(everyText) ?? 0,
    documents: (term: Term) => documentsOfTerm(term, documents),
  };
}

const indexWordsOf = (token: Token): string[] => [...new Set([...familyOf(token), ...indexWords([token])])];
