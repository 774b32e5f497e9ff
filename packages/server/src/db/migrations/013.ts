import { sql, type Kysely } from 'kysely';

const statements = [
  `create table second_factors (
    user_id text primary key references users (id) on delete cascade,
    enabled_at bigint not null,
    totp_secret text,
    totp_step bigint not null
  )`,
  `create table recovery_codes (
    user_id text not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
];

/** Accounts can require a second step after the password; an account without a row does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
