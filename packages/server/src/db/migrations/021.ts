import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table media add column name text not null default ''`,
  `alter table media add column alt text not null default ''`,
  // For the search of the library.
  `alter table media add column words text not null default ''`,
  'alter table media add column in_library smallint not null default 1',
  'alter table media add column deleted_at bigint',
  'create index media_library on media (in_library, deleted_at, created_at, id)',
  // Account photos belong to their accounts, not to the site.
  `update media set in_library = 0 where kind = 'cv'
    or exists (select 1 from media_uses where media_id = media.id and media_uses.kind = 'user')`,
];

/** Makes uploads a library with names, descriptions and a trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
