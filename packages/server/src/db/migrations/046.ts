import { sql, type Kysely } from 'kysely';

/** Finds and counts the changes since a time in the order of the lists: see 008. */
const indexes = [
  [
    'posts_in_order',
    '(sort_at, id, page_face, updated_at, deleted_at) where page_face is null and deleted_at is null',
  ],
  [
    'published_posts_in_order',
    '(sort_at, id, published_at, page_face, updated_at, deleted_at) where published_at is not null and deleted_at is null',
  ],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, place] of indexes) {
    await sql.raw(`drop index ${name}`).execute(db);
    await sql.raw(`create index ${name} on posts ${place}`).execute(db);
  }
  // Posts that only time changes: published, or to be, after their last write.
  await sql`create index posts_coming_out on posts (last_published_at, id)
    where last_published_at > updated_at and deleted_at is null`.execute(db);
}
