import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { isoTime } from '../values.ts';
import { swapLayout } from './layout.ts';
import { factTerm, inTitle } from './matching.ts';
import { newestNumbers } from './newest.ts';
import { firstNumberOf } from './number.ts';
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

/** So many are counted; the contract says so. */
const mostCounted = 200;

/** The one place that hides what is to come from visitors: numbers follow the time of publication. */
export function publishedBy(now: number): number {
  return firstNumberOf(now + 1);
}

/**
 * Published texts with all the words, those with the words in the title first, then the newest.
 * The order is made of facts that both engines count alike; their own scores differ.
 */
export async function find(db: Database, request: SearchRequest): Promise<Schemas['SearchAnswer']> {
  const terms = termsOf(request.q);
  const numbers = await numbersOf(db, request, { terms, most: mostCounted });
  const total = numbers.length;
  if (total === 0) return { items: [], total, suggestion: await suggest(db, request) };
  const titled = await numbersOf(db, request, { terms: inTitle(terms), most: request.limit });
  const page = [...new Set([...titled, ...numbers])].slice(0, request.limit);
  const rows = await db.selectFrom('search_documents').selectAll().where('number', 'in', page).execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const items = page.flatMap((number) => byNumber.get(number) ?? []).map((row) => itemOf(row, terms));
  return { items, total, suggestion: null };
}

async function numbersOf(
  db: Database,
  { language, kind, now }: SearchRequest,
  { terms, most }: { terms: readonly Term[]; most: number },
): Promise<number[]> {
  if (terms.length === 0) return [];
  const facts = [language, kind].filter((fact) => fact !== undefined).map(factTerm);
  return newestNumbers(db, { from: 'search', terms: [...terms, ...facts], below: publishedBy(now), most });
}

/** The words on the other keyboard layout, where these find something. */
async function suggest(db: Database, request: SearchRequest): Promise<string | null> {
  const swapped = swapLayout(request.q.trim());
  if (swapped === null) return null;
  const found = await numbersOf(db, request, { terms: termsOf(swapped), most: 1 });
  return found.length > 0 ? swapped : null;
}

type Row = Pick<
  SearchDocumentTable,
  'kind' | 'item_id' | 'language' | 'slug' | 'title' | 'text' | 'published_at'
>;

function itemOf(row: Row, terms: readonly Term[]): Schemas['SearchItem'] {
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
