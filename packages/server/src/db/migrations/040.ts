import { sql, type Kysely } from 'kysely';

/** The owner marks messages as answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column answered_at bigint`.execute(db);
}
