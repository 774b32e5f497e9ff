import type { Schemas } from '../contract/types.ts';
import { careerSections, type Bilingual } from '@janus-site/core';
import { isLive, isPage, livePosts, storedCareer } from '../db/live.ts';
import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { isoTime } from '../values.ts';
import { bestOf, type Candidate } from './best.ts';
import { candidatesOf, type FoundKind, type SearchRequest } from './candidates.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { snippet } from './snippet.ts';
import { createMatch } from './terms.ts';

/** A few milliseconds of work. */
const snippetsPerTurn = 10;

/** Returns published texts with the words, best first; the order is the same on both engines. */
export async function find(db: Database, request: SearchRequest): Promise<Schemas['SearchAnswer']> {
  const meaning = await meaningOf(db, request.q);
  const { numbers, total, isWhole } = await candidatesOf(db, meaning, request);
  const { best, passed, repeated } = await bestOf(db, meaning, { numbers, isWhole, ...request });
  const items = await itemsOf(db, best, meaning);
  return {
    items,
    total: Math.max(items.length, (passed < numbers.length ? passed : total) - repeated),
    // a word of unpublished content must not be suggested
    suggestion: items.length > 0 && isWhole ? meaning.instead : null,
  };
}

async function itemsOf(
  db: Database,
  best: readonly Candidate[],
  { terms, query }: Meaning,
): Promise<Schemas['SearchItem'][]> {
  if (best.length === 0) return [];
  const numbers = best.map(({ number }) => number);
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'kind', 'item_id', 'language', 'slug', 'title', 'text', 'code', 'published_at'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  const faces = await pageFaces(db, rows);
  const sections = await careerSectionsOf(db, rows);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const match = createMatch(terms, query.phrases.flat());
  const shown = numbers.flatMap((number) => byNumber.get(number) ?? []);
  return mapInTurns(shown, snippetsPerTurn, (row) => ({
    kind: foundKind(row, faces.has(row.item_id), sections.has(row.item_id)),
    id: row.item_id,
    // the address of another page is not a post's name; a post can be found by its id as well
    slug: row.kind === 'post' ? row.slug || row.item_id : null,
    page_face: faces.get(row.item_id) ?? null,
    section_title: sections.get(row.item_id)?.[row.language] ?? null,
    title: row.title,
    language: row.language,
    snippet: snippet(row, match),
    published_at: isoTime(row.published_at),
  }));
}

const foundKind = (
  { kind }: { kind: SearchDocumentTable['kind'] },
  isPageOfOwner: boolean,
  isCareer: boolean,
): FoundKind => (isPageOfOwner ? 'page' : isCareer ? 'career' : kind);

/** Returns which of the results are pages, and of which face. */
async function pageFaces(
  db: Database,
  rows: readonly { kind: string; item_id: string }[],
): Promise<Map<string, 'portfolio' | 'blog'>> {
  const ids = rows.flatMap((row) => (row.kind === 'post' ? [row.item_id] : []));
  if (ids.length === 0) return new Map();
  const pages = await livePosts(db)
    .select(['posts.id', 'posts.page_face'])
    .where(isOneOf(db, 'posts.id', ids))
    .where(isPage)
    .execute();
  return new Map(pages.flatMap(({ id, page_face }) => (page_face === null ? [] : [[id, page_face]])));
}

/** Returns the section titles of those results that are CV entries. */
async function careerSectionsOf(
  db: Database,
  rows: readonly { kind: string; item_id: string }[],
): Promise<Map<string, Bilingual>> {
  const ids = rows.flatMap((row) => (row.kind === 'experience' ? [row.item_id] : []));
  if (ids.length === 0) return new Map();
  const entries = await storedCareer(db)
    .select(['id', 'section'])
    .where(isOneOf(db, 'id', ids))
    .where(isLive('career_entries'))
    .execute();
  const titles = new Map(careerSections.map(({ name, title }) => [name, title]));
  return new Map(
    entries.flatMap(({ id, section }) => {
      const title = titles.get(section);
      return title ? [[id, title]] : [];
    }),
  );
}
