import { sql, type Kysely } from 'kysely';

const statements = [
  `create table sample_items (
    kind text not null check (kind in ('post', 'project', 'experience', 'profile')),
    item_id text not null,
    updated_at bigint not null,
    removed_at bigint,
    kept text,
    primary key (kind, item_id)
  )`,
];

/** Stores which content is the sample, so that it can be marked, removed and restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
