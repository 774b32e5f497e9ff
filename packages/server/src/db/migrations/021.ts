import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table media add column name text not null default ''`,
  `alter table media add column alt text not null default ''`,
  // what a search of the library looks through
  `alter table media add column words text not null default ''`,
  'alter table media add column in_library smallint not null default 1',
  'alter table media add column deleted_at bigint',
  'create index media_library on media (in_library, deleted_at, created_at, id)',
  // photos of accounts are their own, not the site's
  `update media set in_library = 0 where kind = 'cv'
    or exists (select 1 from media_uses where media_id = media.id and media_uses.kind = 'user')`,
];

/** Uploads are a library: they have names and descriptions, and a bin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
