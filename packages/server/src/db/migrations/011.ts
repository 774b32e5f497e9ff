import { sql, type Kysely } from 'kysely';

const statements = [
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    credential_id text not null unique,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    domain text not null,
    is_backed_up smallint not null check (is_backed_up in (0, 1)),
    created_at bigint not null,
    last_used_at bigint
  )`,
  'create index passkeys_of_user on passkeys (user_id)',
  `create table passkey_challenges (
    challenge text primary key,
    user_id text references users (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index passkey_challenges_of_user on passkey_challenges (user_id)',
  'create index passkey_challenges_by_end on passkey_challenges (expires_at)',
];

/** Adds passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
