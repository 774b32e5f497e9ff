import { familyOf, indexWords, type Group } from './matching.ts';
import type { Query } from './query.ts';
import { tokenOf, type Token, type Written } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import type { Twins } from './ownTwins.ts';
import { everyText } from './vocabulary.ts';

export interface Alternative {
  token: Token;
  /** 1 is the word itself. */
  weight: number;
}

/** A word that is looked for, with what may stand in its place. */
export interface Term {
  /** As it was typed, normalised. */
  typed: string;
  alternatives: readonly Alternative[];
}

const twinWeight = 0.8;

/** A word with its twins; `parts` are those of a name that is looked for as a whole. */
export function termOf(typed: string, twins: Twins): Term {
  const own: Alternative = { token: tokenOf(typed), weight: 1 };
  const others = (twins.get(typed) ?? twins.get(own.token.stem) ?? [])
    .filter((token) => token.stem !== own.token.stem)
    .map((token) => ({ token, weight: twinWeight }));
  return { typed, alternatives: [own, ...others] };
}

/** The words that are demanded: those that say something, or all where none does. */
export function wantedWords({ words }: Query): readonly Written[] {
  const telling = words.filter(({ parts, joined }) => joined !== null || !parts.every(isStopWord));
  return telling.length > 0 ? telling : words;
}

export const tokensOfTerm = ({ alternatives }: Term): Token[] => alternatives.map(({ token }) => token);

/** Every word of the index that may stand for the term. */
export const wordsOfTerm = (term: Term): string[] => tokensOfTerm(term).flatMap(familyOf);

export const groupOfTerm = (term: Term): Group => ({ words: [...new Set(wordsOfTerm(term))] });

export interface Match {
  /** Tells which of the words looked for a text's token is; none is undefined. */
  at(token: Token): number | undefined;
  /** Beginnings of all words that may be one: other words need no closer look. */
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

/** How many texts have the term, of what is known of its words. */
export function documentsOfTerm(term: Term, documents: ReadonlyMap<string, number>): number {
  return tokensOfTerm(term).reduce(
    (sum, token) => sum + Math.max(0, ...indexWordsOf(token).map((word) => documents.get(word) ?? 0)),
    0,
  );
}

/** How rare the words are, of what is known of them. */
export function rarityOfTexts(documents: ReadonlyMap<string, number>) {
  return {
    texts: documents.get(everyText) ?? 0,
    documents: (term: Term) => documentsOfTerm(term, documents),
  };
}

const indexWordsOf = (token: Token): string[] => [...new Set([...familyOf(token), ...indexWords([token])])];
