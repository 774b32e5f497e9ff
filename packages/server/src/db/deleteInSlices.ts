import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tables } from './schema.ts';

const slice = 500;

/**
 * Deletes the rows of a table that meet a condition, however many; `key` is its primary key. Each slice is a transaction
 * of its own, and other requests are answered in between.
 */
export async function deleteInSlices(
  db: Database,
  table: keyof Tables,
  key: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<void> {
  const from = sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (;;) {
    // PostgreSQL checks the outer condition again if a row is changed meanwhile
    const { numAffectedRows } = await sql`delete from ${from} where ${condition}
      and (${columns}) in (select ${columns} from ${from} where ${condition} limit ${slice})`.execute(db);
    if (Number(numAffectedRows) === 0) return;
    await nextTurn();
  }
}
