import { sql, type Kysely } from 'kysely';

/**
 * Counting the rows before a page uses an index that contains every column of the query, and so reads no row. The
 * columns of its condition are included too: SQLite does not see that the condition implies them.
 */
const indexes = [
  ['posts_in_order', 'posts (sort_at, id, deleted_at) where deleted_at is null'],
  [
    'published_posts_in_order',
    'posts (sort_at, id, published_at, deleted_at) where published_at is not null and deleted_at is null',
  ],
  [
    'posts_with_draft',
    'posts (sort_at, id, has_draft, deleted_at) where has_draft = 1 and deleted_at is null',
  ],
  [
    'posts_outdated',
    'posts (sort_at, id, is_outdated, deleted_at) where is_outdated = 1 and deleted_at is null',
  ],
  ['posts_by_last_publication', 'posts (last_published_at, id, deleted_at) where deleted_at is null'],
  ['messages_by_time', 'messages (state, created_at, id, read_at, deleted_at) where deleted_at is null'],
  ['messages_in_order', 'messages (created_at, id, read_at, deleted_at) where deleted_at is null'],
] as const;

/** Makes the last page of a list cost little more than the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, place] of indexes) {
    await sql.raw(`drop index if exists ${name}`).execute(db);
    await sql.raw(`create index ${name} on ${place}`).execute(db);
  }
}
