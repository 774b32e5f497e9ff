import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { places, type Kind } from '../db/kinds.ts';
import type { Action } from './actions.ts';
import { recordEvent, type Author } from './recordEvent.ts';

/** Returns the title of an item, deleted or not. */
export async function titleOf(trx: Database, kind: Kind, id: string): Promise<string> {
  const { table, title } = places[kind];
  const { rows } = await sql<{ title: string }>`select ${title} as title
    from ${sql.table(table)} where id = ${id}`.execute(trx);
  return rows[0]?.title ?? '';
}

/** Records an action on an item, under its current title. */
export async function recordItem(
  trx: Database,
  author: Author,
  action: Action,
  { kind, id }: { kind: Kind; id: string },
): Promise<void> {
  const object = { kind, id, title: await titleOf(trx, kind, id) };
  await recordEvent(trx, author, { action, object });
}
