import { sql, type Kysely } from 'kysely';

/** The owner states whether and for what he can be hired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table profile_translations add column availability text not null default ''`)
    .execute(db);
}
