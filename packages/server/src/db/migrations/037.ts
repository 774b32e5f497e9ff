import { sql, type Kysely } from 'kysely';

const statements = [
  `create table imports (
    id text primary key,
    task text not null,
    state text not null,
    active integer unique,
    name text not null,
    size bigint not null,
    received bigint not null,
    has_file integer not null,
    format text,
    done integer not null,
    total integer not null,
    counts text not null,
    failure text,
    is_cancelled integer not null,
    created_at bigint not null,
    beat_at bigint not null,
    imported_at bigint
  )`,
  `create table import_lines (
    import_id text not null references imports (id) on delete cascade,
    number integer not null,
    outcome text not null,
    item text not null,
    source text not null,
    notes text not null,
    primary key (import_id, number)
  )`,
  `create table import_items (
    import_id text not null references imports (id) on delete cascade,
    number integer not null,
    kind text not null,
    item_id text not null,
    stamp text not null,
    primary key (import_id, kind, item_id)
  )`,
];

/** Imports in the panel: the uploaded files, the outcomes, and the items created, so that an import can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
