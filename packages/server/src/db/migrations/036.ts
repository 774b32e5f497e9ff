import { sql, type Kysely } from 'kysely';

const statements = [
  `create table series (
    id text primary key,
    slug text not null unique,
    title_ru text,
    title_en text,
    description_ru text not null default '',
    description_en text not null default '',
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    deleted_slug text,
    check (title_ru is not null or title_en is not null)
  )`,
  `create table series_slugs (
    slug text primary key,
    series_id text not null references series (id) on delete cascade
  )`,
  'create index slugs_of_series on series_slugs (series_id)',
  `create table series_posts (
    post_id text primary key references posts (id) on delete cascade,
    series_id text not null references series (id) on delete cascade,
    position integer not null
  )`,
  'create index posts_of_series on series_posts (series_id, position)',
];

/** Posts can be parts of a series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
