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

/** Puts texts into the search; what was there for their items must be removed before. */
export async function addDocuments(trx: Database, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const places = await trx
    .insertInto('search_documents')
    .values(documents.map(({ keywords: _keywords, ...row }) => row))
    .returning(['number', 'kind', 'item_id', 'language'])
    .execute();
  const keyOf = ({
    kind,
    item_id,
    language,
  }: Pick<SearchDocument, 'kind' | 'item_id' | 'language'>): string => [kind, item_id, language].join(' ');
  const numbers = new Map(places.map((place) => [keyOf(place), place.number]));
  const isSqlite = engineOf(trx) === 'sqlite';
  const rows = documents.map((document) => {
    const number = numbers.get(keyOf(document));
    const title = stemsOf([document.title, ...document.keywords].join(' '));
    const body = [...title, ...stemsOf(document.text)];
    return isSqlite
      ? sql`(${number}, ${title.join(' ')}, ${body.join(' ')})`
      : // Positions are not needed, and without them a long text stays far below the limit of a vector.
        sql`(${number}::integer, array_to_tsvector(${unique(title)}::text[]), array_to_tsvector(${unique(body)}::text[]))`;
  });
  const key = sql.raw(isSqlite ? 'rowid' : 'number');
  await sql`insert into search_index (${key}, title, body) values ${sql.join(rows)}`.execute(trx);
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
