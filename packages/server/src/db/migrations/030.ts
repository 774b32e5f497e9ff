import { sql, type Kysely } from 'kysely';

const statements = [
  `create table reading_counts (
    span text not null check (span in ('hour', 'day', 'month')),
    at bigint not null,
    face text not null check (face in ('portfolio', 'blog')),
    kind text not null check (kind in ('all', 'page', 'referrer', 'language')),
    name text not null,
    views bigint not null,
    visitors bigint not null,
    primary key (span, at, face, kind, name)
  )`,
  `create table reading_salts (
    day text primary key,
    salt text not null
  )`,
  `create table reading_marks (
    day text not null,
    mark text not null,
    primary key (day, mark)
  )`,
];

/** Counts how often pages are read; who read them is forgotten with the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
