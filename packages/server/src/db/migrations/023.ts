import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table post_revisions add column name text not null default ''`,
  `create table post_writers (
    window_id text primary key,
    post_id text not null references posts (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    is_writing smallint not null,
    seen_at bigint not null
  )`,
  'create index post_writers_of_post on post_writers (post_id)',
  'create index post_writers_of_user on post_writers (user_id)',
  'create index post_writers_by_time on post_writers (seen_at)',
];

/** Revisions can have a name, and the editors of a post see each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
