import { sql, type Kysely } from 'kysely';

/** When the password last changed: device tokens from before that are not recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column password_changed_at bigint`.execute(db);
}
