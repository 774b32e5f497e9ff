import { factGroup, tagFact, wordGroup, type Group, type Matching } from './matching.ts';
import type { Meaning } from './meaning.ts';
import { pairsOfPhrase } from './pairs.ts';
import type { Phrases } from './phrases.ts';
import type { Written } from './stem.ts';
import { groupOfTerm } from './terms.ts';

export interface IndexQuery extends Required<Matching> {
  phrases: Phrases;
}

/** The index query for a search; it finds nothing where `all` is empty. */
export function indexQueryOf({ terms, query }: Pick<Meaning, 'terms' | 'query'>): IndexQuery {
  const { phrases, tags, without } = query;
  return {
    all: [
      ...terms.map(groupOfTerm),
      ...phrases.flat().map(wordGroup),
      ...tags.map((tag) => factGroup(tagFact(tag))),
    ],
    without: without.flatMap(groupsOfWritten),
    pairs: [...new Set(phrases.flatMap(pairsOfPhrase))],
    phrases,
  };
}

const groupsOfWritten = ({ parts, joined }: Written): Group[] =>
  (joined === null ? parts : [joined]).map(wordGroup);
