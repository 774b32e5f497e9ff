import { sql, type Kysely } from 'kysely';

/** Finds the few pinned posts without walking past all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index pinned_posts on posts (sort_at, id, published_at, is_pinned, deleted_at)
    where is_pinned = 1 and published_at is not null and deleted_at is null`.execute(db);
}
