import { languages, type Language } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import { isLive } from '../../db/live.ts';
import { assignments, insertRow } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { recordUses } from '../../media/uses.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { readCoverMaker, type CoverMaker } from './drawnCovers.ts';
import { moveToTrash } from './moveToTrash.ts';
import { firstPosition, reorder } from './reorder.ts';
import { groupBy } from '../../values.ts';
import { longestOrder, wholeView, type View } from './view.ts';

interface ItemRow {
  id: string;
  cover?: string | null;
  position: number;
  is_published: 0 | 1;
  updated_at: number;
  representation_changed_at: number | null;
}

type TextRow<Owner extends string> = Record<Owner, string> & {
  id: string;
  language: Language;
  description: string;
  /** The long text, where there is one. */
  body?: string;
};

/** A noun of the portfolio: items in an order that the owner chose, each with a text per language. */
export interface Resource<Row extends ItemRow, Owner extends string, Text extends TextRow<Owner>, Item> {
  kind: 'project' | 'experience';
  table: 'projects' | 'experiences';
  texts: 'project_translations' | 'experience_translations';
  /** The column of a text that names its item. */
  owner: Owner;
  /** Whether an item without a cover is shown with one that is drawn. */
  hasCovers?: boolean;
  /** The order of items that nobody has ordered by hand; absent where only the owner knows one. */
  compare?(a: Row, b: Row): number;
  answer(row: Row, texts: readonly Text[], view: View, draw: CoverMaker): Item;
  /** Columns of an item that goes into the bin. */
  onRemove?(row: Row): Partial<Row>;
  /** Brings what is derived from an item in line with it, after any write of it; also after its removal. */
  refresh(trx: Database, id: string): Promise<void>;
}

/** A new item that is written before all the others. */
export interface Prepared<Row, Text> {
  row: Omit<Row, 'position' | 'representation_changed_at'>;
  texts: Text[];
  /** Columns that depend on the other items: decided in the transaction that writes it. */
  settle?(trx: Database): Promise<Partial<Row>>;
}

export interface ListRequest {
  limit: number;
  cursor?: string;
  /** Visitors see what is published and has a text. */
  publishedOnly: boolean;
  /** These alone. */
  ids?: readonly string[];
  /** What was changed at this time (ISO 8601) or later. */
  updated_since?: string;
  view: View;
}

export interface ItemList<Item> {
  items: Item[];
  total: number;
  next_cursor: string | null;
}

/** The reads and writes that are the same for every such noun; a write runs in a transaction of its own. */
export function createItems<Row extends ItemRow, Owner extends string, Text extends TextRow<Owner>, Item>(
  resource: Resource<Row, Owner, Text, Item>,
) {
  const table = sql.table(resource.table);
  const textTable = sql.table(resource.texts);
  const owner = sql.ref(resource.owner);
  const live = isLive(resource.table);

  function visibility({ publishedOnly }: Pick<ListRequest, 'publishedOnly'>): RawBuilder<unknown> {
    if (!publishedOnly) return live;
    return sql`${live} and is_published = 1 and exists (select 1 from ${textTable} where ${owner} = ${table}.id)`;
  }

  /** Every item in its order, without its texts. */
  async function rows(db: Database, publishedOnly: boolean): Promise<Row[]> {
    const found = await sql<Row>`select * from ${table} where ${visibility({ publishedOnly })}
      order by position, id`.execute(db);
    return found.rows;
  }

  async function list(db: Database, request: ListRequest): Promise<ItemList<Item>> {
    const after = decodeCursor(request.cursor);
    const { ids, updated_since } = request;
    if (ids?.length === 0) return { items: [], total: 0, next_cursor: null };
    const conditions = [
      visibility(request),
      ...(ids ? [sql`id in (${sql.join(ids)})`] : []),
      ...(updated_since === undefined ? [] : [changedSince(Date.parse(updated_since))]),
    ];
    const visible = sql.join(conditions, sql` and `);
    const counted = await sql<{
      total: number;
    }>`select count(*) as total from ${table} where ${visible}`.execute(db);
    const place = after ? sql`(position, id) > (${after[0]}, ${after[1]})` : sql`1 = 1`;
    const found = await sql<Row>`select * from ${table} where ${visible} and ${place}
      order by position, id limit ${request.limit + 1}`.execute(db);
    const { rows: page, next_cursor } = cutPage(found.rows, request.limit, (row) => [row.position, row.id]);
    const items = await withTexts(db, page, request.view);
    return { items, total: Number(counted.rows[0]?.total ?? 0), next_cursor };
  }

  async function withTexts(db: Database, rows: readonly Row[], view: View): Promise<Item[]> {
    if (rows.length === 0) return [];
    const ids = sql.join(rows.map((row) => row.id));
    const texts = await sql<Text>`select * from ${textTable} where ${owner} in (${ids})`.execute(db);
    const groups = groupBy(texts.rows, (text): string => text[resource.owner]);
    const draw = resource.hasCovers ? await readCoverMaker(db) : () => null;
    return rows.map((row) => resource.answer(row, groups.get(row.id) ?? [], view, draw));
  }

  async function row(db: Database, id: string): Promise<Row> {
    const found = await sql<Row>`select * from ${table} where ${live} and id = ${id.toLowerCase()}`.execute(
      db,
    );
    return only(found.rows);
  }

  async function get(db: Database, id: string): Promise<Item> {
    return only(await withTexts(db, [await row(db, id)], { ...wholeView, withBody: true }));
  }

  async function text(db: Database, itemId: string, id: string): Promise<Text> {
    const found = await sql<Text>`select * from ${textTable}
      where id = ${id.toLowerCase()} and ${owner} = ${(await row(db, itemId)).id}`.execute(db);
    return only(found.rows);
  }

  /** After a write of an item that stays: the pictures that it uses, and what its noun derives from it. */
  async function refresh(trx: Database, id: string): Promise<void> {
    const { cover = null } = await row(trx, id);
    const texts = await sql<Text>`select * from ${textTable} where ${owner} = ${id}`.execute(trx);
    const place = { kind: resource.kind, item_id: id };
    await recordUses(trx, { ...place, place: 'cover' }, cover);
    for (const language of languages) {
      const text = texts.rows.find((found) => found.language === language);
      await recordUses(trx, { ...place, place: language }, text?.description);
      await recordUses(trx, { ...place, place: `${language}/body` }, text?.body);
    }
    await resource.refresh(trx, id);
  }

  /** Every write of an item or of its text shows in its time. */
  async function touch(trx: Database, id: string, now: number, values: object = {}): Promise<void> {
    const columns = assignments({ ...values, updated_at: now });
    // one that is deleted at this moment is not there any more
    const written =
      await sql<Row>`update ${table} set ${columns} where ${live} and id = ${id} returning id`.execute(trx);
    only(written.rows);
    await refresh(trx, id);
  }

  async function insert(
    trx: Database,
    { row: made, texts, settle }: Prepared<Row, Text>,
    now: number,
  ): Promise<void> {
    const settled = await settle?.(trx);
    await keepingOrder(trx, now, async () => {
      const position = await firstPosition(trx, resource.table, now);
      // an import brings a time of change along that is long past
      await insertRow(trx, resource.table, { ...made, ...settled, position, representation_changed_at: now });
    });
    for (const each of texts) await insertRow(trx, resource.texts, each);
    await refresh(trx, made.id);
  }

  /** A list that nobody has ordered by hand is in its natural order after a write as well. */
  async function keepingOrder(trx: Database, now: number, write: () => Promise<void>): Promise<void> {
    const { compare } = resource;
    if (!compare) return write();
    const isInOrder = (items: readonly Row[]) =>
      items.every((row, at) => at === 0 || compare(items[at - 1] ?? row, row) <= 0);
    const isNatural = isInOrder(await rows(trx, false));
    await write();
    const after = await rows(trx, false);
    if (!isNatural || isInOrder(after)) return undefined;
    return reorder(
      trx,
      resource.table,
      after.toSorted(compare).map(({ id }) => id),
      now,
    );
  }

  const record = (trx: Database, author: Author, action: Action, id: string): Promise<void> =>
    recordItem(trx, author, action, { kind: resource.kind, id });

  return {
    list,
    rows,
    row,
    text,
    insert,

    read: async (db: Database, id: string, request: Omit<ListRequest, 'limit' | 'ids'>) =>
      only((await list(db, { ...request, limit: 1, ids: [id] })).items),

    create: (db: Database, prepared: Prepared<Row, Text>, author: Author) =>
      writeContent(
        db,
        async (trx) => {
          await insert(trx, prepared, author.now());
          await record(trx, author, 'created', prepared.row.id);
          return get(trx, prepared.row.id);
        },
        { retryTaken: true },
      ),

    /** `columnsOf` decides, with the item as it is, which columns get which values. */
    change: (
      db: Database,
      id: string,
      author: Author,
      columnsOf: (row: Row, trx: Database) => Partial<Row> | Promise<Partial<Row>>,
    ) =>
      writeContent(db, async (trx) => {
        const before = await row(trx, id);
        const values = await columnsOf(before, trx);
        const now = author.now();
        await keepingOrder(trx, now, () => touch(trx, before.id, now, values));
        await record(trx, author, changeOf(before, values), before.id);
        return get(trx, before.id);
      }),

    remove: (db: Database, id: string, author: Author) =>
      writeContent(db, async (trx) => {
        const values = resource.onRemove?.(await row(trx, id));
        await moveToTrash(trx, resource.kind, id, author.now(), values);
        await resource.refresh(trx, id);
        await record(trx, author, 'deleted', id);
      }),

    addText: (db: Database, id: string, added: Text, author: Author) =>
      writeContent(db, async (trx) => {
        await row(trx, id);
        const isAdded = await insertRow(trx, resource.texts, added, { unless: [resource.owner, 'language'] });
        if (!isAdded) throw problem('translation_exists');
        await touch(trx, id, author.now());
        await record(trx, author, 'changed', id);
      }),

    changeText: (db: Database, before: Text, values: Partial<Text>, author: Author) =>
      writeContent(db, async (trx) => {
        const columns = assignments(values);
        await sql`update ${textTable} set ${columns} where id = ${before.id}`.execute(trx);
        await touch(trx, before[resource.owner], author.now());
        await record(trx, author, 'changed', before[resource.owner]);
        return text(trx, before[resource.owner], before.id);
      }),

    removeText: (db: Database, itemId: string, id: string, author: Author) =>
      writeContent(db, async (trx) => {
        const before = await text(trx, itemId, id);
        await sql`delete from ${textTable} where id = ${before.id}`.execute(trx);
        await touch(trx, before[resource.owner], author.now());
        await record(trx, author, 'changed', before[resource.owner]);
      }),

    /** Returns all of them in their new order. */
    reorder: (db: Database, ids: readonly string[], author: Author) =>
      writeContent(db, async (trx) => {
        await reorder(trx, resource.table, ids, author.now());
        const object = { kind: resource.kind, id: null, title: '' };
        await recordEvent(trx, author, { action: 'reordered', object });
        return list(trx, { limit: longestOrder, publishedOnly: false, view: wholeView });
      }),
  };
}

function changedSince(time: number): RawBuilder<boolean> {
  return sql`(updated_at >= ${time} or representation_changed_at >= ${time})`;
}

function only<T>([found]: readonly T[]): T {
  if (found === undefined) throw problem('not_found');
  return found;
}

function changeOf(before: ItemRow, { is_published = before.is_published }: Partial<ItemRow>): Action {
  if (is_published === before.is_published) return 'changed';
  return is_published === 1 ? 'published' : 'unpublished';
}
