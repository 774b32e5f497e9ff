import { sql, type Kysely } from 'kysely';

/** When the content of an item for readers last changed without a write to it, such as a renamed tag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'projects', 'experiences'])
    await sql.raw(`alter table ${table} add column representation_changed_at bigint`).execute(db);
  // Only rows not written since; the others are found by `updated_at`.
  await sql`create index posts_representation_changed on posts (representation_changed_at, id)
    where representation_changed_at > updated_at and deleted_at is null`.execute(db);
}
