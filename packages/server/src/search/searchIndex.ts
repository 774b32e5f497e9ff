import type { Database } from '../db/schema.ts';
import { factWord, titleWord } from './matching.ts';
import { stemsOf } from './stem.ts';
import { addToIndex, removeFromIndex, type Place } from './writeIndex.ts';

export interface SearchDocument extends Place<'post' | 'project'> {
  slug: string | null;
  title: string;
  /** Tags or technologies: found as if they stood in the title. */
  keywords: readonly string[];
  text: string;
  /** Milliseconds; a time to come hides it until then. */
  published_at: number | null;
}

/** Puts texts into the search; what was there for their items must be removed before. */
export function addDocuments(trx: Database, documents: readonly SearchDocument[]): Promise<void> {
  const added = documents.map(({ keywords, ...row }) => {
    const title = stemsOf([row.title, ...keywords].join(' '));
    const facts = [row.kind, row.language].map(factWord);
    const words = [...title, ...stemsOf(row.text), ...title.map(titleWord), ...facts];
    return { row, time: row.published_at ?? 0, words };
  });
  return addToIndex(trx, 'search', added);
}

/** Takes an item out of the search, in one language or in all. */
export function removeDocuments(
  trx: Database,
  kind: 'post' | 'project',
  itemId: string,
  language?: 'ru' | 'en',
): Promise<void> {
  return removeFromIndex(trx, 'search', { kind, item_id: itemId, language });
}
