import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { factWord, indexWords, strongWords, tagFact } from './matching.ts';
import { fieldTokens, sequenceOf, tokensIn, type Fields } from './sequence.ts';
import type { Token } from './stem.ts';
import { countWords } from './vocabulary.ts';
import { addToIndex, removeFromIndex, type Place } from './writeIndex.ts';

export interface SearchDocument extends Place<SearchDocumentTable['kind']>, Fields {
  slug: string | null;
  /** Milliseconds; a time to come hides it until then. */
  published_at: number | null;
}

const unique = (tokens: readonly Token[]): string[] => [...new Set(indexWords(tokens))];

/** Puts texts into the search; what was there for their items must be removed before. */
export async function addDocuments(trx: Database, documents: readonly SearchDocument[]): Promise<void> {
  const added = documents.map(({ keywords, headings, summary, prose, ...row }) => {
    const { title, code } = row;
    const tokens = fieldTokens({ title, keywords, headings, summary, prose, code });
    const strong = [...tokens.title, ...tokens.keywords, ...tokens.headings, ...tokens.summary];
    const facts = [row.kind, row.language, ...keywords.map(tagFact)].map(factWord);
    const own = unique(Object.values(tokens).flat());
    const text = [summary, prose].filter(Boolean).join(' ');
    return {
      row: { ...row, text, sequence: sequenceOf(tokens) },
      time: row.published_at ?? 0,
      words: [...own, ...strongWords(strong), ...facts],
      own,
    };
  });
  await addToIndex(trx, 'search', added);
  await countWords(
    trx,
    added.map(({ own }) => own),
    1,
  );
}

/** Takes an item out of the search. */
export async function removeDocuments(
  trx: Database,
  kind: SearchDocument['kind'],
  itemId: string,
): Promise<void> {
  const { rows } = await sql<{ sequence: string }>`select sequence from search_documents
    where kind = ${kind} and item_id = ${itemId}`.execute(trx);
  await countWords(
    trx,
    rows.map(({ sequence }) => unique(tokensIn(sequence))),
    -1,
  );
  await removeFromIndex(trx, 'search', { kind, item_id: itemId });
}
