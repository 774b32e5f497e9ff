import { sql, type Kysely } from 'kysely';

const statements = [
  `create table redirects (
    from_path text primary key,
    to_path text not null,
    created_by text not null check (created_by in ('import', 'hand')),
    hits bigint not null default 0,
    created_at bigint not null
  )`,
];

/** Redirects addresses of imported posts on their former site to those here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
