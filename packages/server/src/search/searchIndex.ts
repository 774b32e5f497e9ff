import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { locked } from '../db/transaction.ts';
import { factWord, indexWords, strongWords, tagFact } from './matching.ts';
import { pairsIn } from './pairs.ts';
import { fieldTokens, sequenceOf, tokensIn, type Fields } from './sequence.ts';
import type { Token } from './stem.ts';
import { countWords } from './vocabulary.ts';
import { addToIndex, removeFromIndex, type Place } from './writeIndex.ts';

export interface SearchDocument extends Place<SearchDocumentTable['kind']>, Fields {
  slug: string | null;
  /** The search filter, where it differs from the kind. */
  foundAs?: 'page' | 'career';
  /** Further filters besides kind and language; by default those of the keywords. */
  facts?: readonly string[];
  /** Milliseconds; a future time hides it until then. */
  published_at: number | null;
}

const unique = (tokens: readonly Token[]): string[] => [...new Set(indexWords(tokens))];

/** Adds texts to the search index; previous ones of their items must be removed first. */
export async function addDocuments(trx: Database, documents: readonly SearchDocument[]): Promise<void> {
  const added = documents.map(({ facts: more, keywords, headings, summary, prose, foundAs, ...row }) => {
    const { title, code } = row;
    const tokens = fieldTokens({ title, keywords, headings, summary, prose, code });
    const strong = [...tokens.title, ...tokens.keywords, ...tokens.headings, ...tokens.summary];
    const facts = [foundAs ?? row.kind, row.language, ...(more ?? keywords.map(tagFact))].map(factWord);
    const own = unique(Object.values(tokens).flat());
    const text = [summary, prose].filter(Boolean).join(' ');
    const named = [...keywords, headings].filter(Boolean);
    return {
      row: { ...row, headings: named.join(' · '), text, sequence: sequenceOf(tokens) },
      time: row.published_at ?? 0,
      words: [...own, ...strongWords(strong), ...facts],
      pairs: pairsIn([title, ...named, summary, prose, code]),
      own,
    };
  });
  await addToIndex(trx, 'search', added);
  await countWords(trx, 'search', { texts: added.map(({ own }) => own), by: 1 });
}

/** Removes an item from the search index. */
export async function removeDocuments(
  trx: Database,
  kind: SearchDocument['kind'],
  itemId: string,
): Promise<void> {
  const places = trx
    .selectFrom('search_documents')
    .select(['number', 'sequence'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId);
  // waits for a rebuild, which gives other numbers and words
  const rows = await locked(trx, places).execute();
  if (rows.length === 0) return;
  await countWords(trx, 'search', {
    texts: rows.map(({ sequence }) => unique(tokensIn(sequence))),
    by: -1,
  });
  await removeFromIndex(
    trx,
    'search',
    rows.map(({ number }) => number),
  );
}
