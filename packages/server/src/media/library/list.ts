import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { places } from '../../db/kinds.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { locked } from '../../db/transaction.ts';
import { cutPage, type Place } from '../../paging.ts';
import { groupBy, isoTime } from '../../values.ts';
import { mediaAddress } from '../files.ts';
import { altsOf } from './alts.ts';
import { libraryWords } from './words.ts';

export interface LibraryPage {
  q?: string | undefined;
  unusedOnly: boolean;
  after: Place | null;
  limit: number;
}

/** The columns of a row that the library shows. */
export interface LibraryRow {
  id: string;
  content_type: string;
  width: number | null;
  height: number | null;
  size: number;
  name: string;
  alt_ru: string;
  alt_en: string;
  created_at: number;
}

const columnNames = [
  'id',
  'content_type',
  'width',
  'height',
  'size',
  'name',
  'alt_ru',
  'alt_en',
  'created_at',
] as const;
const columns = sql.join(columnNames.map((name) => sql.ref(name)));
const kept = sql<boolean>`in_library = 1 and deleted_at is null`;
export const isUnused = sql<boolean>`not exists (select 1 from media_uses where media_id = media.id)`;

function conditionsOf({ q = '', unusedOnly }: LibraryPage): RawBuilder<unknown> {
  const words = libraryWords(q).split(/\s+/).filter(Boolean);
  const found = words.map((word) => sql`words like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`);
  return sql.join([kept, ...(unusedOnly ? [isUnused] : []), ...found], sql` and `);
}

/** A page of the library, newest first. */
export async function listLibrary(db: Database, page: LibraryPage): Promise<Schemas['MediaList']> {
  const conditions = conditionsOf(page);
  const { after, limit } = page;
  const place = after ? sql`and (created_at, id) < (${after[0]}, ${after[1]})` : sql``;
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from media where ${conditions}`.execute(db);
  const { rows } = await sql<LibraryRow>`select ${columns} from media where ${conditions} ${place}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db);
  const cut = cutPage(rows, limit, (row) => [row.created_at, row.id]);
  return {
    items: await libraryItems(db, cut.rows),
    total: Number(counted.rows[0]?.total ?? 0),
    next_cursor: cut.next_cursor,
  };
}

const rowsOf = (db: Database, id: string) =>
  db.selectFrom('media').select(columnNames).where(kept).where('id', '=', id.toLowerCase());

export function libraryRow(db: Database, id: string): Promise<LibraryRow | undefined> {
  return rowsOf(db, id).executeTakeFirst();
}

/** Locks a row that is read for a write. */
export function lockLibraryRow(trx: Database, id: string): Promise<LibraryRow | undefined> {
  return locked(trx, rowsOf(trx, id)).executeTakeFirst();
}

const mostUses = 10;
type Use = Schemas['MediaUse'];
interface UseRow {
  media_id: string;
  kind: Use['kind'];
  item_id: string;
  is_history: number;
}

/** The places of history entries end in the number of a revision: `ru/12`. */
const isHistoryPlace = sql<boolean>`rtrim(place, '0123456789') like '%/'`;

interface ItemRow {
  id: string;
  title: string;
  deleted_at: number | null;
}

async function itemsOf(db: Database, uses: readonly UseRow[]): Promise<Map<string, ItemRow>> {
  const items = new Map<string, ItemRow>();
  for (const kind of ['post', 'project', 'experience'] as const) {
    const ids = [...new Set(uses.filter((use) => use.kind === kind).map((use) => use.item_id))];
    if (ids.length === 0) continue;
    const { table, title } = places[kind];
    const { rows } = await sql<ItemRow>`select id, ${title} as title, deleted_at
      from ${sql.table(table)} where ${isOneOf(db, 'id', ids)}`.execute(db);
    for (const row of rows) items.set(row.id, row);
  }
  return items;
}

/** Adds to rows where they are used: the first ten places of each, by title. */
export async function libraryItems(
  db: Database,
  rows: readonly LibraryRow[],
): Promise<Schemas['MediaItem'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const { rows: uses } = await sql<UseRow>`select media_id, kind, item_id,
    min(case when ${isHistoryPlace} then 1 else 0 end) as is_history
    from media_uses where ${isOneOf(db, 'media_id', ids)} group by media_id, kind, item_id
    order by media_id, is_history, item_id`.execute(db);
  const groups = groupBy(uses, (use) => use.media_id);
  const shown = [...groups.values()].flatMap((group) => group.slice(0, mostUses));
  const items = await itemsOf(db, shown);
  return rows.map((row) => {
    const own = groups.get(row.id) ?? [];
    return {
      id: row.id,
      url: mediaAddress(row),
      width: row.width ?? 1,
      height: row.height ?? 1,
      content_type: row.content_type,
      size: row.size,
      name: row.name,
      alt: row.alt_ru || row.alt_en,
      alts: altsOf(row),
      created_at: isoTime(Number(row.created_at)),
      uses: own.slice(0, mostUses).map((use) => ({
        kind: use.kind,
        id: use.kind === 'profile' || use.kind === 'site' ? null : use.item_id,
        title: items.get(use.item_id)?.title ?? '',
        is_history: Number(use.is_history) === 1,
        is_deleted: (items.get(use.item_id)?.deleted_at ?? null) !== null,
      })),
      use_count: own.length,
    };
  });
}
