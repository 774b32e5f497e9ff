import { sql, type Kysely } from 'kysely';

/** The owner states when to expect a reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table profile_translations add column answer_time text not null default ''`)
    .execute(db);
}
