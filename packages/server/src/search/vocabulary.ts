import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isOneOf } from '../db/rows.ts';
import { engineOf } from '../db/transaction.ts';

/** Stands for all texts: how many there are. */
export const everyText = '';

/** Adds words of texts that come, or takes out those of texts that go; `texts` names the words of each, every one once. */
export async function countWords(
  trx: Database,
  texts: readonly (readonly string[])[],
  by: 1 | -1,
): Promise<void> {
  if (texts.length === 0) return;
  const counts = new Map<string, number>([[everyText, texts.length]]);
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  // in one order, so that of two writers one waits and neither is refused
  const words = [...counts.keys()].sort();
  const rows = words.map((word) => [word, by * (counts.get(word) ?? 0)] as const);
  const given =
    engineOf(trx) === 'sqlite'
      ? sql`select key as word, value as documents from json_each(${JSON.stringify(Object.fromEntries(rows))})`
      : sql`select * from unnest(${words}::text[], ${rows.map(([, count]) => count)}::bigint[]) as given (word, documents)`;
  await sql`insert into search_words (word, documents) select word, documents from (${given}) counted where true
    on conflict (word) do update set documents = search_words.documents + excluded.documents`.execute(trx);
  if (by === -1)
    await sql`delete from search_words where ${isOneOf(trx, 'word', words)} and documents <= 0`.execute(trx);
}

/** How many texts have each of these words; of those that none has nothing is said. */
export async function documentsWith(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_words')
    .selectAll()
    .where(isOneOf(db, 'word', [...new Set(words)]))
    .execute();
  return new Map(rows.map(({ word, documents }) => [word, documents]));
}

/** The most frequent words that begin so. */
export async function wordsBeginning(db: Database, start: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '>=', start)
    .where('word', '<', `${start}\uD7FF`)
    .orderBy('documents', 'desc')
    .orderBy('word')
    .limit(most)
    .execute();
  return rows.map(({ word }) => word);
}
