import { sql, type Kysely } from 'kysely';

/** When the name, photo or rank of an author last changed: the posts show it, and are not written again for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column shown_changed_at bigint`.execute(db);
}
