import type { Language } from '@janus-site/core';
import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { mapInTurns } from '../mapInTurns.ts';
import type { SearchRequest } from './candidates.ts';
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

/** Returns the best candidates, how many were worth showing, and how many of these repeat an item. */
export async function bestOf(
  db: Database,
  { terms, documents }: Pick<Meaning, 'terms' | 'documents'>,
  {
    numbers,
    isWhole,
    limit,
    now,
    prefer,
  }: { numbers: readonly number[]; isWhole: boolean } & Pick<SearchRequest, 'limit' | 'now' | 'prefer'>,
): Promise<{ best: Candidate[]; passed: number; repeated: number }> {
  if (numbers.length === 0) return { best: [], passed: 0, repeated: 0 };
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'kind', 'item_id', 'language', 'published_at', 'sequence'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  const score = createScore(terms, rarityOfTexts(documents), now);
  const scored = await mapInTurns(rows, perTurn, (row) => ({ row, number: row.number, ...score(row) }));
  const passed = scored
    .filter(({ covered }) => isWhole || covered >= leastCovered)
    .sort((a, b) => b.score - a.score || b.number - a.number);
  const shown = prefer ? onceEach(passed, prefer) : passed;
  return { best: shown.slice(0, limit), passed: passed.length, repeated: passed.length - shown.length };
}

/** Returns each item once, at its best place, by its text in the preferred language if that is among them. */
function onceEach<Text extends { row: Pick<SearchDocumentTable, 'kind' | 'item_id' | 'language'> }>(
  texts: readonly Text[],
  language: Language,
): Text[] {
  const items = new Map<string, Text>();
  for (const text of texts) {
    const { kind, item_id } = text.row;
    const key = `${kind} ${item_id}`;
    if (!items.has(key) || text.row.language === language) items.set(key, text);
  }
  return [...items.values()];
}
