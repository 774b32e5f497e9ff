import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { Wanted } from './newest.ts';
import { newestWithPhrases, type Phrases } from './phrases.ts';
import { searchTables } from './tables.ts';

/** Of the texts that have the words, a list takes the newest; the contract says so. */
const mostListed = 500;

/** The items of the newest documents that match, each once. */
export async function newestItems(
  db: Database,
  {
    below = Number.MAX_SAFE_INTEGER,
    phrases = [],
    ...wanted
  }: Omit<Wanted, 'most' | 'below'> & { below?: number; phrases?: Phrases },
): Promise<string[]> {
  // the panel's documents keep no text: pairs are all that tells of a phrase
  const kept = wanted.from === 'search' ? phrases : [];
  const numbers = await newestWithPhrases(db, { ...wanted, phrases: kept, below, most: mostListed });
  const rows = await db
    .selectFrom(searchTables[wanted.from].documents)
    .select('item_id')
    .where(isOneOf(db, 'number', numbers))
    .execute();
  return [...new Set(rows.map((row) => row.item_id))];
}
