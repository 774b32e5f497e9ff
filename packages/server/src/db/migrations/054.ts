import { sql, type Kysely } from 'kysely';

/**
 * Finds the last change of a part of the site map, and the names read in a period, without reading the rows of other
 * parts or kinds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index entries_of_part on post_entries
    (is_published, ((number - 1) / 500), changed_at)`.execute(db);
  await sql`create index readings_of_kind on reading_counts
    (face, kind, span, at, name, views, visitors)`.execute(db);
}
