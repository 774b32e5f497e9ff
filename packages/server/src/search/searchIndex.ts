import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { stemsOf } from './stem.ts';

export interface SearchDocument {
  kind: 'post' | 'project';
  item_id: string;
  language: 'ru' | 'en';
  slug: string | null;
  title: string;
  /** Tags or technologies: found as if they stood in the title. */
  keywords: readonly string[];
  text: string;
  /** Milliseconds; a time to come hides it until then. */
  published_at: number | null;
}

/** Puts a text into the search, in place of what was there for this item and language. */
export async function indexDocument(trx: Database, document: SearchDocument): Promise<void> {
  const { keywords, ...row } = document;
  await removeDocuments(trx, document.kind, document.item_id, document.language);
  const { number } = await trx
    .insertInto('search_documents')
    .values(row)
    .returning('number')
    .executeTakeFirstOrThrow();
  const title = stemsOf([document.title, ...keywords].join(' '));
  const body = [...title, ...stemsOf(document.text)];
  if (engineOf(trx) === 'sqlite') {
    const insert = sql`insert into search_index (rowid, title, body)
      values (${number}, ${title.join(' ')}, ${body.join(' ')})`;
    await insert.execute(trx);
  } else {
    // Positions are not needed, and without them a long text stays far below the limit of a vector.
    const insert = sql`insert into search_index (number, title, body)
      values (${number}, array_to_tsvector(${unique(title)}::text[]), array_to_tsvector(${unique(body)}::text[]))`;
    await insert.execute(trx);
  }
}

/** Takes an item out of the search, in one language or in all. */
export async function removeDocuments(
  trx: Database,
  kind: 'post' | 'project',
  itemId: string,
  language?: 'ru' | 'en',
): Promise<void> {
  let removal = trx.deleteFrom('search_documents').where('kind', '=', kind).where('item_id', '=', itemId);
  if (language) removal = removal.where('language', '=', language);
  const key = sql.raw(engineOf(trx) === 'sqlite' ? 'rowid' : 'number');
  for (const { number } of await removal.returning('number').execute()) {
    await sql`delete from search_index where ${key} = ${number}`.execute(trx);
  }
}

function unique(stems: readonly string[]): string[] {
  return [...new Set(stems)];
}
