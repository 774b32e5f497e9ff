import { sql, type Kysely } from 'kysely';

/** Adds versions of the CV for different jobs, each with a private link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table cv_versions (
    id text primary key,
    name text not null,
    link_seed text not null,
    link_hash text not null unique,
    content text not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint
  )`,
    )
    .execute(db);
}
