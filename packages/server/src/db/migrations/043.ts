import { sql, type Kysely } from 'kysely';

/** What was written back to the sender of a message, with the message: a list as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column replies text not null default '[]'`.execute(db);
}
