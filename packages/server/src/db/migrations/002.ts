import { sql, type Kysely } from 'kysely';
import { postTables } from './002/posts.ts';

/** Deleted items stay here for a while, with all their rows as JSON. */
const trashTables = [
  `create table trash (
    id text primary key,
    service text not null check (service in ('posts', 'portfolio')),
    kind text not null check (kind in ('post', 'project', 'experience', 'message')),
    title text not null,
    deleted_at bigint not null,
    expires_at bigint not null,
    content text not null
  )`,
  'create index trash_in_order on trash (service, deleted_at, id)',
  'create index trash_by_end on trash (expires_at)',
];

/** The history of texts, pending changes, preview links, and the trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...postTables, ...trashTables]) await sql.raw(statement).execute(db);
}
