import { sql, type Kysely } from 'kysely';

/** What was changed, or came out, since a time is found without reading all posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_change on posts (updated_at, id, deleted_at) where deleted_at is null`.execute(
    db,
  );
  await sql`create index texts_by_publication on post_translations (published_at, post_id)
    where published_at is not null`.execute(db);
}
