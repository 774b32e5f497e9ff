import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { Wanted } from './newest.ts';
import { newestWithPhrases, type Phrases } from './phrases.ts';
import { searchTables } from './tables.ts';

/** A list shows this many of the newest matching texts, as the contract states. */
const mostListed = 500;

/** The items of the newest matching documents, without duplicates. */
export async function newestItems(
  db: Database,
  {
    below = Number.MAX_SAFE_INTEGER,
    phrases = [],
    ...wanted
  }: Omit<Wanted, 'most' | 'below'> & { below?: number; phrases?: Phrases },
): Promise<string[]> {
  // panel documents store no text: only pairs identify a phrase
  const kept = wanted.from === 'search' ? phrases : [];
  const numbers = await newestWithPhrases(db, { ...wanted, phrases: kept, below, most: mostListed });
  const rows = await db
    .selectFrom(searchTables[wanted.from].documents)
    .select('item_id')
    .where(isOneOf(db, 'number', numbers))
    .execute();
  return [...new Set(rows.map((row) => row.item_id))];
}
