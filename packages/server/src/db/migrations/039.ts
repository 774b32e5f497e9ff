import { sql, type Kysely } from 'kysely';

/** The owner sets up notice channels in the panel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notice_channels (
    channel text primary key,
    is_on integer not null,
    settings text not null,
    secret text,
    updated_at bigint not null
  )`.execute(db);
}
