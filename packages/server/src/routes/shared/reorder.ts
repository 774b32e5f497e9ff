import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { locked } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';

type Ordered = 'projects' | 'experiences';

/**
 * Sets the positions of all rows; two concurrent calls end in one of the two orders, never in a mixture. A deleted row
 * keeps its position, so that it is restored to its old place.
 */
export async function reorder(
  trx: Database,
  table: Ordered,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const rows = await lockedRows(trx, table);
  const live = new Set(rows.filter((row) => row.deleted_at === null).map((row) => row.id));
  const wanted = ids.map((id) => id.toLowerCase());
  const isWhole =
    wanted.length === live.size && wanted.every((id) => live.has(id)) && new Set(wanted).size === live.size;
  if (!isWhole) throw problem('invalid_order');
  const inOrder = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const next = wanted.values();
  for (const [position, { id, deleted_at }] of inOrder.entries()) {
    const placed = deleted_at === null ? (next.next().value ?? id) : id;
    await trx
      .updateTable(table)
      .set({ position, representation_changed_at: now })
      .where('id', '=', placed)
      .where('position', '!=', position)
      .execute();
  }
}

/** PostgreSQL locks row by row: a fixed order makes two transactions wait instead of deadlocking. */
function lockedRows(trx: Database, table: Ordered) {
  const all = trx.selectFrom(table).select(['id', 'position', 'deleted_at']).orderBy('id');
  return locked(trx, all).execute();
}

/** Frees the first position and returns it: a new item is the one that people look for first. */
export async function firstPosition(trx: Database, table: Ordered, now: number): Promise<number> {
  await lockedRows(trx, table);
  await sql`update ${sql.table(table)} set position = position + 1, representation_changed_at = ${now}`.execute(
    trx,
  );
  return 0;
}
