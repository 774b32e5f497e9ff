import { sql, type Kysely } from 'kysely';

/** The message that a waiting notice contains: it is deleted with it, and so are its webhook deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column message_id text`.execute(db);
  await sql`create index outbox_of_message on outbox (message_id)`.execute(db);
  await sql`create index webhook_deliveries_of_object on webhook_deliveries (object_id)`.execute(db);
}
