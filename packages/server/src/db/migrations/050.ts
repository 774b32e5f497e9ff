import { sql, type Kysely } from 'kysely';

/** Lets an index find the posts edited last, however many posts there are: see 008. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_change on posts (updated_at, id, page_face, deleted_at)
    where page_face is null and deleted_at is null`.execute(db);
}
