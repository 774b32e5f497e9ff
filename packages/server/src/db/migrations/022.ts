import { sql, type Kysely } from 'kysely';

const statements = [
  `create table site_settings (
    id integer primary key check (id = 1),
    settings text not null,
    updated_at bigint not null
  )`,
  `insert into site_settings (id, settings, updated_at) values (1, '{}', 0)`,
];

/** What the owner calls the site and how it looks; an empty object has all the defaults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
