import type { Database } from '../../db/schema.ts';
import { engineOf } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';

/** Gives all rows their new places; two at once end in one of the two orders, never in a mixture. */
export async function reorder(
  trx: Database,
  table: 'projects' | 'experiences',
  ids: readonly string[],
): Promise<void> {
  const rows = await lockedIds(trx, table);
  const wanted = ids.map((id) => id.toLowerCase());
  const isWhole =
    wanted.length === rows.size && wanted.every((id) => rows.has(id)) && new Set(wanted).size === rows.size;
  if (!isWhole) throw problem('invalid_order');
  for (const [position, id] of wanted.entries()) {
    await trx.updateTable(table).set({ position }).where('id', '=', id).execute();
  }
}

/** PostgreSQL locks row by row, in one order for all, so that two transactions wait instead of meeting midway. */
async function lockedIds(trx: Database, table: 'projects' | 'experiences'): Promise<Set<string>> {
  const all = trx.selectFrom(table).select('id').orderBy('id');
  const rows = await (engineOf(trx) === 'postgres' ? all.forUpdate() : all).execute();
  return new Set(rows.map((row) => row.id));
}

/** The place after the last one. */
export async function nextPosition(trx: Database, table: 'projects' | 'experiences'): Promise<number> {
  const row = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? 0 : Number(row.last) + 1;
}
