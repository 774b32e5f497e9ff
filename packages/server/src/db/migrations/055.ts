import { sql, type Kysely } from 'kysely';

/** The addresses that are not shortened yet: others are not read again each hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_with_address on events (at, id)
    where address <> '' and address not like '%/%'`.execute(db);
}
