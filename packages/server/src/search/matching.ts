import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { tokenOf, tokensOf, type Token } from './stem.ts';

/** Marks of words that are not the text's own; letters for private use, which no word of a visitor has. */
const marks = { strong: '\uE000', fact: '\uE001', root: '\uE003' } as const;

/** A root in what stands out of a text (title, tags, headings, summary), beside the same word of the text. */
const strongWord = (root: string): string => marks.strong + root;

/** What a search is narrowed by, as a word of its own: the index then walks only what fits. */
export const factWord = (fact: string): string => marks.fact + fact;

export const tagFact = (name: string): string =>
  `tag${tokensOf(name)
    .map(({ stem }) => stem)
    .join('')}`;

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
export function matching(db: Database, { all, without = [] }: Matching): string {
  const isSqlite = engineOf(db) === 'sqlite';
  const [quote, or, and, not, begins] = isSqlite
    ? (['"', ' OR ', ' AND ', ' NOT ', ' *'] as const)
    : (["'", ' | ', ' & ', ' & !', ':*'] as const);
  const groupOf = ({ words, prefix }: Group): string => {
    const asked = words.map((word) => quote + word + quote);
    if (prefix !== undefined) asked.push(quote + prefix + quote + begins);
    return `(${asked.join(or)})`;
  };
  const wanted = `(${all.map(groupOf).join(and)})`;
  return [wanted, ...without.map(groupOf)].join(not);
}
