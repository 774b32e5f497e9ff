import { sql, type Kysely } from 'kysely';

const sampleColumns = 'kind, item_id, updated_at, removed_at, kept';

const statements = [
  `create table career_entries (
    id text primary key,
    section text not null,
    position integer not null,
    fields text not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint
  )`,
  'create index career_by_section on career_entries (section, position)',
  // A condition cannot be changed in place on both engines.
  `create table sample_items_next (
    kind text not null check (kind in ('post', 'project', 'experience', 'career', 'profile')),
    item_id text not null,
    updated_at bigint not null,
    removed_at bigint,
    kept text,
    primary key (kind, item_id)
  )`,
  `insert into sample_items_next (${sampleColumns}) select ${sampleColumns} from sample_items`,
  'drop table sample_items',
  'alter table sample_items_next rename to sample_items',
  // The site reserves this slug from now on: an existing page moves to another one.
  `update posts set slug = 'resume-page' where slug = 'resume' and page_face is not null
    and not exists (select 1 from posts other where other.slug = 'resume-page')`,
];

/** Adds all sections of JSON Resume to the CV, and some of them to the sample. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
