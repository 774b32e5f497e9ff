import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { isoTime } from '../routes/shared/values.ts';
import { swapLayout } from './layout.ts';
import { snippet } from './snippet.ts';
import { termsOf, type Term } from './terms.ts';

export interface SearchRequest {
  q: string;
  language?: 'ru' | 'en';
  kind?: 'post' | 'project';
  limit: number;
  /** Milliseconds: what is published later is not found yet. */
  now: number;
}

interface Found {
  kind: 'post' | 'project';
  item_id: string;
  language: 'ru' | 'en';
  slug: string | null;
  title: string;
  text: string;
  published_at: number | null;
}

/**
 * Published texts with all the words, those with the words in the title first, then the newest.
 * The order is made of facts that both engines count alike; their own scores differ.
 */
export async function find(db: Database, request: SearchRequest): Promise<Schemas['SearchAnswer']> {
  const terms = termsOf(request.q);
  const total = await count(db, request, terms);
  if (total === 0) return { items: [], total, suggestion: await suggest(db, request) };
  // the page is chosen by short columns alone; only its own texts are read
  const { rows } = await sql<Found>`
    select d.kind, d.item_id, d.language, d.slug, d.title, d.text, d.published_at
    from (
      select d.number, case when d.number in (${matches(db, terms, 'title')}) then 0 else 1 end as place
      from search_documents d
      where d.number in (${matches(db, terms, 'body')}) and ${visible(request)}
      order by place, coalesce(d.published_at, 0) desc, d.item_id, d.language
      limit ${request.limit}
    ) found
    inner join search_documents d on d.number = found.number
    order by found.place, coalesce(d.published_at, 0) desc, d.item_id, d.language`.execute(db);
  return { items: rows.map((row) => itemOf(row, terms)), total, suggestion: null };
}

async function count(db: Database, request: SearchRequest, terms: readonly Term[]): Promise<number> {
  if (terms.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from search_documents d
    where d.number in (${matches(db, terms, 'body')}) and ${visible(request)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** The words on the other keyboard layout, where these find something. */
async function suggest(db: Database, request: SearchRequest): Promise<string | null> {
  const swapped = swapLayout(request.q.trim());
  if (swapped === null) return null;
  return (await count(db, request, termsOf(swapped))) > 0 ? swapped : null;
}

/** Numbers of the documents with every term. Stems are letters and digits, so quoting is enough. */
export function matches(db: Database, terms: readonly Term[], column: 'title' | 'body'): RawBuilder<unknown> {
  if (engineOf(db) === 'sqlite') {
    const words = terms.map((term) => `"${term.stem}"${term.isPrefix ? ' *' : ''}`).join(' AND ');
    return sql`select rowid from search_index where search_index match ${`${column} : (${words})`}`;
  }
  const words = terms.map((term) => `'${term.stem}'${term.isPrefix ? ':*' : ''}`).join(' & ');
  return sql`select number from search_index where ${sql.ref(column)} @@ ${words}::tsquery`;
}

function visible({ now, language, kind }: SearchRequest): RawBuilder<unknown> {
  const conditions = [sql`(d.published_at is null or d.published_at <= ${now})`];
  if (language) conditions.push(sql`d.language = ${language}`);
  if (kind) conditions.push(sql`d.kind = ${kind}`);
  return sql.join(conditions, sql` and `);
}

function itemOf(row: Found, terms: readonly Term[]): Schemas['SearchItem'] {
  return {
    kind: row.kind,
    id: row.item_id,
    // an address without a name is that of another page; a post is found by its id as well
    slug: row.kind === 'post' ? row.slug || row.item_id : null,
    title: row.title,
    language: row.language,
    snippet: snippet(row.text, terms),
    published_at: isoTime(row.published_at),
  };
}
