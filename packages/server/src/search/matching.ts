import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { tokenOf, tokensOf, type Token } from './stem.ts';

/** Prefixes of words that are not the text's own; private-use letters, which no visitor types. */
const marks = { strong: '\uE000', fact: '\uE001', root: '\uE003' } as const;

/** A pair's number as one private-use letter of another plane, which takes four bytes: FTS5 indexes only words. */
export const pairWord = (pair: number): string => String.fromCodePoint(0xf_00_00 + pair);

const countless = /^[\uE000\uE001\u{F0000}-\u{FFFFD}]/u;

/** The words of a document that its text contains: stems and roots. */
export const ownWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && !countless.test(word));

/** A root in a prominent part of a text (title, tags, headings, summary), in addition to the word itself. */
const strongWord = (root: string): string => marks.strong + root;

/** A search filter as a separate word, so that the index reads only what matches. */
export const factWord = (fact: string): string => marks.fact + fact;

export const tagFact = (name: string): string =>
  `tag${tokensOf(name)
    .map(({ stem }) => stem)
    .join('')}`;

/** The filter for a panel text's kind of item. */
export const ofItem = (item: string): string => `of${item}`;

/** The index words for tokens: stems, and roots where they differ from the stem. */
export function indexWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ stem, root }) => (root === stem ? [stem] : [stem, marks.root + root]));
}

export const strongWords = (tokens: readonly Token[]): string[] => tokens.map(({ root }) => strongWord(root));

/** A document must have one of these words. */
export interface Group {
  words: readonly string[];
  /** Or a word with this beginning. */
  prefix?: string;
}

export interface Matching {
  /** A document has a word of each group. */
  all: readonly Group[];
  /** It has none of these. */
  without?: readonly Group[];
  /** It has all of these pairs; PostgreSQL stores them in another column. */
  pairs?: readonly number[];
}

/** The words for the token itself, its root, and other words of the root. */
export const familyOf = ({ stem, root }: Token): string[] => [...new Set([stem, root, marks.root + root])];

const familyGroup = (tokens: readonly Token[]): Group => ({
  words: [...new Set(tokens.flatMap(familyOf))],
});

export const strongGroup = (tokens: readonly Token[]): Group => ({
  words: [...new Set(strongWords(tokens))],
});

export const factGroup = (fact: string): Group => ({ words: [factWord(fact)] });

export const wordGroup = (normalised: string): Group => familyGroup([tokenOf(normalised)]);

/** Builds the index query. Words consist of letters and digits, so quoting is enough. */
export function matching(db: Database, { all, without = [], pairs = [] }: Matching): string {
  const isSqlite = engineOf(db) === 'sqlite';
  const [quote, or, and, not, begins] = isSqlite
    ? (['"', ' OR ', ' AND ', ' NOT ', ' *'] as const)
    : (["'", ' | ', ' & ', ' & !', ':*'] as const);
  const groupOf = ({ words, prefix }: Group): string => {
    const asked = words.map((word) => quote + word + quote);
    if (prefix !== undefined) asked.push(quote + prefix + quote + begins);
    return `(${asked.join(or)})`;
  };
  const paired = isSqlite ? pairs.map((pair) => groupOf({ words: [pairWord(pair)] })) : [];
  const wanted = `(${[...all.map(groupOf), ...paired].join(and)})`;
  return [wanted, ...without.map(groupOf)].join(not);
}
