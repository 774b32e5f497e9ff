import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { keyOf } from '../text.ts';

const columns = [
  `id text not null default ''`,
  `face text not null default 'blog' check (face in ('portfolio', 'blog'))`,
  `words text not null default ''`,
  'last_hit_at bigint',
  'deleted_at bigint',
];

/** Redirects are listed and written by hand, on either face; until now only imports created them, to the blog. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table redirects add column ${column}`).execute(db);
  const { rows } = await sql<{ from_path: string; to_path: string }>`select from_path, to_path
    from redirects`.execute(db);
  for (const { from_path, to_path } of rows)
    await sql`update redirects set id = ${randomUUID()}, words = ${keyOf(`${from_path} ${to_path}`)}
      where from_path = ${from_path}`.execute(db);
  await sql`create unique index redirects_by_id on redirects (id)`.execute(db);
  await sql`create index redirects_by_time on redirects (face, created_at, id)`.execute(db);
}
