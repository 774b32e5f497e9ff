import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { isOneOf } from '../db/rows.ts';
import { engineOf } from '../db/transaction.ts';
import { searchTables, type SearchName } from './tables.ts';

/** Counts all texts. */
export const everyText = '';

/**
 * Adds the words of new texts, or subtracts those of removed ones; `texts` lists the words of each without duplicates.
 */
export async function countWords(
  trx: Database,
  name: SearchName,
  { texts, by }: { texts: readonly (readonly string[])[]; by: 1 | -1 },
): Promise<void> {
  if (texts.length === 0) return;
  const table = sql.table(searchTables[name].words);
  const counts = new Map<string, number>([[everyText, texts.length]]);
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  // in a fixed order, so that of two writers one waits and neither is refused
  const words = [...counts.keys()].sort();
  const rows = words.map((word) => [word, by * (counts.get(word) ?? 0)] as const);
  const wordCounts =
    engineOf(trx) === 'sqlite'
      ? sql`select key as word, value as documents from json_each(${JSON.stringify(Object.fromEntries(rows))})`
      : sql`select * from unnest(${words}::text[], ${rows.map(([, count]) => count)}::bigint[]) as given (word, documents)`;
  await sql`insert into ${table} as counts (word, documents) select word, documents from (${wordCounts}) counted where true
    on conflict (word) do update set documents = counts.documents + excluded.documents`.execute(trx);
  if (by === -1)
    await sql`delete from ${table} where ${isOneOf(trx, 'word', words)} and documents <= 0`.execute(trx);
}

interface Counted {
  word: string;
  documents: number;
}

/** The words that texts have: those visitors may find, or all that the panel finds. */
export interface Vocabulary {
  /** How many texts have each of these words; unknown words are missing. */
  documentsWith(words: readonly string[]): Promise<Map<string, number>>;
  /** The most frequent words with this beginning. */
  wordsBeginning(start: string, most: number): Promise<string[]>;
}

export function vocabularyOf(db: Database, name: SearchName): Vocabulary {
  const tables = name === 'search' ? ['search_words'] : ['search_words', 'panel_words'];
  const counted = (condition: ReturnType<typeof sql>) =>
    sql`(${sql.join(
      tables.map((table) => sql`select word, documents from ${sql.table(table)} where ${condition}`),
      sql` union all `,
    )}) counted`;
  return {
    async documentsWith(words) {
      if (words.length === 0) return new Map();
      const { rows } = await sql<Counted>`select word, cast(sum(documents) as bigint) as documents
        from ${counted(isOneOf(db, 'word', [...new Set(words)]))} group by word`.execute(db);
      return new Map(rows.map(({ word, documents }) => [word, documents]));
    },
    async wordsBeginning(start, most) {
      const { rows } = await sql<{ word: string }>`select word
        from ${counted(sql`word >= ${start} and word < ${`${start}\uD7FF`}`)}
        group by word order by sum(documents) desc, word limit ${most}`.execute(db);
      return rows.map(({ word }) => word);
    },
  };
}
