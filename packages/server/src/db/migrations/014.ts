import { sql, type Kysely } from 'kysely';

/** Sessions store when the person last confirmed their identity, accounts when security events were last looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column confirmed_at bigint not null default 0').execute(db);
  await sql.raw('alter table users add column security_seen_at bigint not null default 0').execute(db);
  // Earlier events are not news.
  await sql`update users set security_seen_at = ${Date.now()}`.execute(db);
}
