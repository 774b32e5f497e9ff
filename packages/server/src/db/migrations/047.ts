import { sql, type Kysely } from 'kysely';

/** The few posts that stand ahead of a list are found without walking past all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index pinned_posts on posts (sort_at, id, published_at, is_pinned, deleted_at)
    where is_pinned = 1 and published_at is not null and deleted_at is null`.execute(db);
}
