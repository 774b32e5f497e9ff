import { sql, type Kysely } from 'kysely';

const statements = [
  `create table webhooks (
    id text primary key,
    name text not null,
    url text not null,
    secret text not null,
    events text not null,
    state text not null,
    pause_reason text,
    failing_since bigint,
    created_at bigint not null
  )`,
  `create table webhook_deliveries (
    id text primary key,
    webhook_id text not null references webhooks (id) on delete cascade,
    event text not null,
    object_id text,
    body text not null,
    merge_key text unique,
    created_at bigint not null,
    state text not null,
    attempts integer not null,
    next_at bigint,
    sent_at bigint,
    answer_status integer,
    answer_text text not null,
    failure text
  )`,
  'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at)',
  'create index webhook_deliveries_due on webhook_deliveries (next_at)',
];

/** Webhooks tell other programs about events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
