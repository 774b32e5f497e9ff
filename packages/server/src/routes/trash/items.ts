import { sql } from 'kysely';
import { insertRow } from '../../db/rows.ts';
import type { Database, Tables, TrashTable } from '../../db/schema.ts';
import { engineOf } from '../../db/transaction.ts';

export type Kind = TrashTable['kind'];

/** A row of any of the tables below, as it is kept. */
export type Row = Record<string, string | number | null>;
export type Rows = Partial<Record<keyof Tables, Row[]>>;

type Place = readonly [table: keyof Tables, idColumn: string];

/** Where the rows of an item lie: itself first, then what refers to it, in the order in which they can be filled. */
const places: Readonly<Record<Kind, readonly [Place, ...Place[]]>> = {
  post: [
    ['posts', 'id'],
    ['post_slugs', 'post_id'],
    ['post_tags', 'post_id'],
    ['post_translations', 'post_id'],
    ['post_revisions', 'post_id'],
    ['post_pending', 'post_id'],
    ['preview_links', 'post_id'],
  ],
  project: [
    ['projects', 'id'],
    ['project_translations', 'project_id'],
  ],
  experience: [
    ['experiences', 'id'],
    ['experience_translations', 'experience_id'],
  ],
  message: [['messages', 'id']],
};

/** Takes every row of an item out of its tables; null when there is no such item. */
export async function takeRows(trx: Database, kind: Kind, id: string): Promise<Rows | null> {
  const [[table, column]] = places[kind];
  // PostgreSQL: nobody adds a row of an item that is on its way out
  const lock = sql.raw(engineOf(trx) === 'postgres' ? 'for update' : '');
  const found = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} ${lock}`.execute(
    trx,
  );
  if (found.rows.length === 0) return null;
  const taken: Rows = {};
  for (const [from, idColumn] of places[kind].toReversed()) {
    const removal = sql<Row>`delete from ${sql.table(from)} where ${sql.ref(idColumn)} = ${id} returning *`;
    taken[from] = (await removal.execute(trx)).rows;
  }
  return taken;
}

/** Puts the rows of an item back into their tables. */
export async function putRows(trx: Database, kind: Kind, rows: Rows): Promise<void> {
  for (const [table] of places[kind]) {
    for (const row of rows[table] ?? []) await insertRow(trx, table, row);
  }
}
