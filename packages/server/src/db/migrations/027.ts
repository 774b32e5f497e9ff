import { sql, type Kysely } from 'kysely';

const statements = [
  `create table access_tokens (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    token_hash text not null unique,
    scopes text not null,
    created_at bigint not null,
    expires_at bigint,
    last_used_at bigint
  )`,
  'create index access_tokens_of_user on access_tokens (user_id, created_at)',
  `alter table events add column actor_via text not null default ''`,
];

/** Adds personal access tokens for programs; the trail names the token used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
