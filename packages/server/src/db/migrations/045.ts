import { sql, type Kysely } from 'kysely';

const sampleColumns = 'kind, item_id, updated_at, removed_at, kept';

const statements = [
  // A condition cannot be changed in place on both engines.
  `create table sample_items_next (
    kind text not null check (kind in ('post', 'project', 'experience', 'career', 'series', 'profile')),
    item_id text not null,
    updated_at bigint not null,
    removed_at bigint,
    kept text,
    primary key (kind, item_id)
  )`,
  `insert into sample_items_next (${sampleColumns}) select ${sampleColumns} from sample_items`,
  'drop table sample_items',
  'alter table sample_items_next rename to sample_items',
];

/** Adds a series to the sample. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
