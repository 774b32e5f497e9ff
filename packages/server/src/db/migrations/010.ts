import { sql, type Kysely } from 'kysely';

const statements = [
  `create table events (
    id text primary key,
    at bigint not null,
    begun_at bigint not null,
    times integer not null,
    action text not null,
    actor_id text,
    actor_name text not null,
    kind text,
    object_id text,
    title text not null,
    details text not null,
    address text not null,
    user_agent text not null,
    merge_key text unique
  )`,
  'create index events_in_order on events (at, id)',
  'create index events_by_actor on events (actor_id, at, id)',
  'create index events_by_object on events (object_id, at, id)',
];

/** Who did what, when and from where; rows name people and objects without a reference, because they outlive them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
