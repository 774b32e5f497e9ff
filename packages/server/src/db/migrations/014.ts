import { sql, type Kysely } from 'kysely';

/** Sign-ins know when their person last showed who they are, accounts when they last looked at what concerns their safety. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column confirmed_at bigint not null default 0').execute(db);
  await sql.raw('alter table users add column security_seen_at bigint not null default 0').execute(db);
  // what happened before is no news
  await sql`update users set security_seen_at = ${Date.now()}`.execute(db);
}
