import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** What is read in lists that can be asked for what has changed since a time. */
export type ListedTable = 'posts' | 'projects' | 'experiences';

/**
 * Notes that readers see some items otherwise from now on, though nobody has written the items: a tag or an author was
 * renamed, a cover is drawn in another colour. Their `updated_at` stays, because the sample and undone
 * imports know by it what an owner has changed.
 * An import writes in the past: a time is never set back.
 */
export async function touchRepresentation(
  trx: Database,
  table: ListedTable,
  which: RawBuilder<boolean>,
  now: number,
): Promise<void> {
  await sql`update ${sql.table(table)} set representation_changed_at = ${now}
    where (${which}) and (representation_changed_at is null or representation_changed_at < ${now})`.execute(
    trx,
  );
}
