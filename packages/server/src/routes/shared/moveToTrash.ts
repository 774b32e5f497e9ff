import { sql } from 'kysely';
import { places, type Kind } from '../../db/kinds.ts';
import { assignments } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';

/** Hides an item with everything that belongs to it, in the transaction that deletes it; its rows stay. */
export async function moveToTrash(
  trx: Database,
  kind: Kind,
  id: string,
  now: number,
  values: object = {},
): Promise<void> {
  const columns = assignments({ ...values, deleted_at: now });
  const { rows } = await sql`update ${sql.table(places[kind].table)} set ${columns}
    where id = ${id} and deleted_at is null returning id`.execute(trx);
  if (rows.length === 0) throw problem('not_found');
}
