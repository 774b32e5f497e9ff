import { sql, type Kysely } from 'kysely';

const statements = [
  `create table site_settings (
    id integer primary key check (id = 1),
    settings text not null,
    updated_at bigint not null
  )`,
  `insert into site_settings (id, settings, updated_at) values (1, '{}', 0)`,
];

/** The owner's names and design of the site; an empty object means all defaults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
