import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import type { Term } from './terms.ts';

/** Marks of words that are not the text's own; letters for private use, which no word of a visitor has. */
const marks = { title: '\uE000', fact: '\uE001' } as const;

/** A word of the title, as it stands in the index beside the same word of the text. */
export const titleWord = (stem: string): string => marks.title + stem;

/** What a search is narrowed by, as a word of its own: the index then walks only what fits. */
export const factWord = (fact: string): string => marks.fact + fact;

export const inTitle = (terms: readonly Term[]): Term[] =>
  terms.map((term) => ({ ...term, stem: titleWord(term.stem) }));

export const factTerm = (fact: string): Term => ({ stem: factWord(fact), isPrefix: false });

/** Asks the index for all terms at once. Their letters are letters and digits, so quoting is enough. */
export function matching(db: Database, terms: readonly Term[]): string {
  return engineOf(db) === 'sqlite'
    ? terms.map(({ stem, isPrefix }) => `"${stem}"${isPrefix ? ' *' : ''}`).join(' AND ')
    : terms.map(({ stem, isPrefix }) => `'${stem}'${isPrefix ? ':*' : ''}`).join(' & ');
}
