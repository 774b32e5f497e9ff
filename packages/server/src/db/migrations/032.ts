import { sql, type Kysely } from 'kysely';

const statements = [
  `create table idempotency_keys (
    id text primary key,
    subject text not null,
    fingerprint text not null,
    status bigint,
    answer text,
    busy_until bigint not null,
    expires_at bigint not null
  )`,
  'create index idempotency_keys_of_subject on idempotency_keys (subject, expires_at)',
  'create index idempotency_keys_by_end on idempotency_keys (expires_at)',
];

/** Keeps the response to a call with a key, for a client that missed it and repeats the call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
