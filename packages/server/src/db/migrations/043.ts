import { sql, type Kysely } from 'kysely';

/** Replies to a message, stored with it as a JSON list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column replies text not null default '[]'`.execute(db);
}
