import { languages, type Language } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import { isLive } from '../../db/live.ts';
import { assignments, insertRow } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { engineOf, writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { recordUses } from '../../media/uses.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { readCoverMaker, type CoverMaker } from './drawnCovers.ts';
import { moveToTrash } from './moveToTrash.ts';
import { orNotFound } from './orNotFound.ts';
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
  /** The long text, if any. */
  body?: string;
};

/** An ordered collection of the portfolio: items in an order chosen by the owner, each with a text per language. */
export interface Resource<Row extends ItemRow, Owner extends string, Text extends TextRow<Owner>, Item> {
  kind: 'project' | 'experience';
  table: 'projects' | 'experiences';
  texts: 'project_translations' | 'experience_translations';
  /** The column of a text that refers to its item. */
  owner: Owner;
  /** Whether an item without a cover is shown with a drawn one. */
  hasCovers?: boolean;
  /** The order of items not ordered by hand; absent if only the owner can order them. */
  compare?(a: Row, b: Row): number;
  answer(row: Row, texts: readonly Text[], view: View, draw: CoverMaker): Item;
  /** Columns of an item that is moved to the trash. */
  onRemove?(row: Row): Partial<Row>;
  /** Updates everything derived from an item, after any write to it and after its removal. */
  refresh(trx: Database, id: string): Promise<void>;
}

/** A new item to be inserted before all others. */
export interface Prepared<Row, Text> {
  row: Omit<Row, 'position' | 'representation_changed_at'>;
  texts: Text[];
  /** Columns that depend on the other items: computed in the transaction that inserts it. */
  settle?(trx: Database): Promise<Partial<Row>>;
}

export interface ListRequest {
  limit: number;
  cursor?: string;
  /** Visitors see only published items that have a text. */
  publishedOnly: boolean;
  /** Only these items. */
  ids?: readonly string[];
  /** Only items changed at or after this time (ISO 8601). */
  updated_since?: string;
  view: View;
}

export interface ItemList<Item> {
  items: Item[];
  total: number;
  next_cursor: string | null;
}

/** Creates the reads and writes that all such collections share; each write runs in a separate transaction. */
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

  async function inOrder<Part>(db: Database, publishedOnly: boolean, columns: RawBuilder<unknown>) {
    const found = await sql<Part>`select ${columns} from ${table} where ${visibility({ publishedOnly })}
      order by position, id`.execute(db);
    return found.rows;
  }

  /** Returns all items in order, without their texts. */
  const rows = (db: Database, publishedOnly: boolean) => inOrder<Row>(db, publishedOnly, sql`*`);

  /** Returns only these columns of all items in order. */
  const columns = <Name extends keyof Row & string>(
    db: Database,
    publishedOnly: boolean,
    names: readonly Name[],
  ) => inOrder<Pick<Row, Name>>(db, publishedOnly, sql.join(names.map((name) => sql.ref(name))));

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

  async function row(db: Database, id: string, lock = sql``): Promise<Row> {
    const isIt = sql`${live} and id = ${id.toLowerCase()}`;
    const found = await sql<Row>`select * from ${table} where ${isIt} ${lock}`.execute(db);
    return orNotFound(found.rows[0]);
  }

  /** Returns an item that nobody else changes before the transaction ends. */
  const lockRow = (trx: Database, id: string): Promise<Row> =>
    row(trx, id, engineOf(trx) === 'postgres' ? sql`for update` : undefined);

  async function get(db: Database, id: string): Promise<Item> {
    const [item] = await withTexts(db, [await row(db, id)], { ...wholeView, withBody: true });
    return orNotFound(item);
  }

  async function text(db: Database, itemId: string, id: string): Promise<Text> {
    const found = await sql<Text>`select * from ${textTable}
      where id = ${id.toLowerCase()} and ${owner} = ${(await row(db, itemId)).id}`.execute(db);
    return orNotFound(found.rows[0]);
  }

  /** Runs after a write to an item that stays: records the pictures it uses, and updates what is derived from it. */
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

  /** Every write to an item or its text sets its time of change. */
  async function touch(trx: Database, id: string, now: number, values: object = {}): Promise<void> {
    const columns = assignments({ ...values, updated_at: now });
    // An item deleted at this moment is not found.
    const written =
      await sql<Row>`update ${table} set ${columns} where ${live} and id = ${id} returning id`.execute(trx);
    orNotFound(written.rows[0]);
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
      // An import sets a time of change long in the past.
      await insertRow(trx, resource.table, { ...made, ...settled, position, representation_changed_at: now });
    });
    for (const each of texts) await insertRow(trx, resource.texts, each);
    await refresh(trx, made.id);
  }

  /** Keeps a list that nobody has ordered by hand in its natural order. */
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
    columns,
    row,
    text,
    insert,

    read: async (db: Database, id: string, request: Omit<ListRequest, 'limit' | 'ids'>) =>
      orNotFound((await list(db, { ...request, limit: 1, ids: [id] })).items[0]),

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

    /** `columnsOf` returns the columns to change, given the current item. */
    change: (
      db: Database,
      id: string,
      author: Author,
      columnsOf: (row: Row, trx: Database) => Partial<Row> | Promise<Partial<Row>>,
    ) =>
      writeContent(db, async (trx) => {
        const before = await lockRow(trx, id);
        const values = await columnsOf(before, trx);
        const now = author.now();
        await keepingOrder(trx, now, () => touch(trx, before.id, now, values));
        await record(trx, author, changeOf(before, values), before.id);
        return get(trx, before.id);
      }),

    remove: (db: Database, id: string, author: Author) =>
      writeContent(db, async (trx) => {
        const values = resource.onRemove?.(await lockRow(trx, id));
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

    /** Returns all items in their new order. */
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

function changeOf(before: ItemRow, { is_published = before.is_published }: Partial<ItemRow>): Action {
  if (is_published === before.is_published) return 'changed';
  return is_published === 1 ? 'published' : 'unpublished';
}
