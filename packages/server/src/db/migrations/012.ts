import { sql, type Kysely } from 'kysely';

/** Texts and messages are found by the panel's index since 007; nothing reads these columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'post_translations'])
    await sql`alter table ${sql.table(table)} drop column search_key`.execute(db);
}
