import { sql, type Kysely } from 'kysely';
import { countStatements } from './004/counts.ts';

/** The index contains the condition and every column of the query: see 008. */
const statements = [
  'alter table posts add column is_unlisted smallint not null default 0 check (is_unlisted in (0, 1))',
  'alter table posts add column is_pinned smallint not null default 0 check (is_pinned in (0, 1))',
  'alter table posts add column canonical_url text',
  `create index posts_unlisted on posts (sort_at, id, is_unlisted, deleted_at)
    where is_unlisted = 1 and deleted_at is null`,
  'create index posts_pinned on posts (sort_at, id, is_pinned, deleted_at) where is_pinned = 1 and deleted_at is null',
  'drop index posts_of_author',
  'create index posts_of_author on posts (author_id, sort_at, id, deleted_at)',
];

/** The key of a tag in code marks is the plain word, as in titles; a tag that the post already has stays. */
const plainTags = `update post_tags set name_key = replace(name_key, '\`', '')
  where name_key like '%\`%\`%' and not exists (
    select 1 from post_tags other where other.post_id = post_tags.post_id
      and other.name_key = replace(post_tags.name_key, '\`', '')
  )`;

/** A post can be unlisted, pinned, or have its canonical address on another site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { numAffectedRows = 0n } = await sql.raw(plainTags).execute(db);
  if (numAffectedRows === 0n) return;
  for (const statement of countStatements('posts.deleted_at is null')) await sql.raw(statement).execute(db);
  // The index uses the same tag keys: the next start fills it.
  await sql.raw(`delete from facts where key = 'search_form'`).execute(db);
}
