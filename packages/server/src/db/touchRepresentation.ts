import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** Tables whose lists can be filtered by what changed since a time. */
export type ListedTable = 'posts' | 'projects' | 'experiences';

/**
 * Notes that some items now look different to readers although nobody wrote them: a tag or an author was renamed, a
 * cover is drawn in another colour. `updated_at` stays, because the sample and undone imports compare it to detect
 * changes by the owner.
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
