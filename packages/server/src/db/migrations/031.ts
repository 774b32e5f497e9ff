import { sql, type Kysely } from 'kysely';

/**
 * The index contains the condition and every column of the query: see 008. The panel lists posts or pages, never both.
 */
const indexes = [
  ['posts_in_order', '(sort_at, id, page_face, deleted_at) where page_face is null and deleted_at is null'],
  [
    'posts_with_draft',
    '(sort_at, id, has_draft, page_face, deleted_at) where has_draft = 1 and page_face is null and deleted_at is null',
  ],
  [
    'posts_outdated',
    '(sort_at, id, is_outdated, page_face, deleted_at) where is_outdated = 1 and page_face is null and deleted_at is null',
  ],
  [
    'posts_unlisted',
    '(sort_at, id, is_unlisted, page_face, deleted_at) where is_unlisted = 1 and page_face is null and deleted_at is null',
  ],
  [
    'posts_pinned',
    '(sort_at, id, is_pinned, page_face, deleted_at) where is_pinned = 1 and page_face is null and deleted_at is null',
  ],
  [
    'published_posts_in_order',
    '(sort_at, id, published_at, page_face, deleted_at) where published_at is not null and deleted_at is null',
  ],
  ['posts_of_author', '(author_id, sort_at, id, page_face, deleted_at)'],
] as const;

/** A page is a post in no list: it has a face, and an address directly under that face's host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table posts add column page_face text check (page_face in ('portfolio', 'blog'))`,
    'alter table posts add column is_in_menu smallint not null default 0 check (is_in_menu in (0, 1))',
    ...indexes.flatMap(([name, place]) => [`drop index ${name}`, `create index ${name} on posts ${place}`]),
    `create index pages_in_order on posts (sort_at, id, page_face, deleted_at)
      where page_face is not null and deleted_at is null`,
    `create index pages_of_face on posts (page_face, sort_at, id)
      where page_face is not null and deleted_at is null`,
  ])
    await sql.raw(statement).execute(db);
}
