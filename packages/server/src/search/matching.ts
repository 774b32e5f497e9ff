import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { tokenOf, tokensOf, type Token } from './stem.ts';

/** Marks of words that are not the text's own; letters for private use, which no word of a visitor has. */
const marks = { strong: '\uE000', fact: '\uE001', root: '\uE003' } as const;

/** A number of a pair as one letter for private use of another plane, which takes four bytes: FTS5 has words alone. */
export const pairWord = (pair: number): string => String.fromCodePoint(0xf_00_00 + pair);

const countless = /^[\uE000\uE001\u{F0000}-\u{FFFFD}]/u;

/** Those of a document's words that its text has: stems and roots. */
export const ownWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== '' && !countless.test(word));

/** A root in what stands out of a text (title, tags, headings, summary), beside the same word of the text. */
const strongWord = (root: string): string => marks.strong + root;

/** What a search is narrowed by, as a word of its own: the index then walks only what fits. */
export const factWord = (fact: string): string => marks.fact + fact;

export const tagFact = (name: string): string =>
  `tag${tokensOf(name)
    .map(({ stem }) => stem)
    .join('')}`;

/** The kind of the item that a text of the panel belongs to. */
export const ofItem = (item: string): string => `of${item}`;

/** The words of the index that stand for tokens: stems, and roots where they are not the stem. */
export function indexWords(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ stem, root }) => (root === stem ? [stem] : [stem, marks.root + root]));
}

export const strongWords = (tokens: readonly Token[]): string[] => tokens.map(({ root }) => strongWord(root));

/** Words of which a document has one. */
export interface Group {
  words: readonly string[];
  /** Or one that begins so. */
  prefix?: string;
}

export interface Matching {
  /** Of each of them a document has a word. */
  all: readonly Group[];
  /** Of these it has none. */
  without?: readonly Group[];
  /** It has all of these pairs; PostgreSQL keeps them beside the words. */
  pairs?: readonly number[];
}

/** The words that are the token's, its root's, and those made of it. */
export const familyOf = ({ stem, root }: Token): string[] => [...new Set([stem, root, marks.root + root])];

const familyGroup = (tokens: readonly Token[]): Group => ({
  words: [...new Set(tokens.flatMap(familyOf))],
});

export const strongGroup = (tokens: readonly Token[]): Group => ({
  words: [...new Set(strongWords(tokens))],
});

export const factGroup = (fact: string): Group => ({ words: [factWord(fact)] });

export const wordGroup = (normalised: string): Group => familyGroup([tokenOf(normalised)]);

/** Asks the index. The words' letters are letters and digits, so quoting is enough. */
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
