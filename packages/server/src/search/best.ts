import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { mapInTurns } from '../mapInTurns.ts';
import type { Meaning } from './meaning.ts';
import { createScore } from './score.ts';
import { rarityOfTexts } from './terms.ts';

export interface Candidate {
  number: number;
  score: number;
}

/** The share of the query's weight from which a text without some of the words is shown. */
const leastCovered = 0.34;
/** A few milliseconds of work. */
const perTurn = 25;

/** Returns the best candidates, and how many were worth showing. */
export async function bestOf(
  db: Database,
  { terms, documents }: Pick<Meaning, 'terms' | 'documents'>,
  {
    numbers,
    isWhole,
    limit,
    now,
  }: { numbers: readonly number[]; isWhole: boolean; limit: number; now: number },
): Promise<{ best: Candidate[]; passed: number }> {
  if (numbers.length === 0) return { best: [], passed: 0 };
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'published_at', 'sequence'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  const score = createScore(terms, rarityOfTexts(documents), now);
  const scored = await mapInTurns(rows, perTurn, (row) => ({ number: row.number, ...score(row) }));
  const passed = scored
    .filter(({ covered }) => isWhole || covered >= leastCovered)
    .sort((a, b) => b.score - a.score || b.number - a.number);
  return { best: passed.slice(0, limit), passed: passed.length };
}
