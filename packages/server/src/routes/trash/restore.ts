import type { Database } from '../../db/schema.ts';
import { refreshPost } from '../posts/refresh.ts';
import { freeSlug } from '../posts/slugs.ts';
import { postRow } from '../posts/store.ts';
import { indexProject } from '../projects/searchProject.ts';
import { nextPosition } from '../shared/reorder.ts';
import { putRows, type Row, type Rows } from './items.ts';

/** A deleted post as it was: its publication, its history, its place in lists. */
export async function restorePost(trx: Database, id: string, rows: Rows): Promise<void> {
  const posts = await Promise.all(
    (rows.posts ?? []).map(async (post) => ({ ...post, slug: await freeSlug(trx, String(post['slug'])) })),
  );
  const restored = { ...rows, posts, post_slugs: await freeFormerSlugs(trx, rows.post_slugs ?? []) };
  await putRows(trx, 'post', await withoutLostAuthors(trx, restored));
  const { updated_at } = await postRow(trx, id);
  await refreshPost(trx, id, { now: updated_at });
}

/** Former addresses that another post has taken stay with it. */
async function freeFormerSlugs(trx: Database, rows: readonly Row[]): Promise<Row[]> {
  const free: Row[] = [];
  for (const row of rows) {
    const slug = String(row['slug']);
    const present = await trx.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
    const former = await trx
      .selectFrom('post_slugs')
      .select('slug')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!present && !former) free.push(row);
  }
  return free;
}

/** An account that was deleted meanwhile leaves its texts without an author, as it left all others. */
async function withoutLostAuthors(trx: Database, rows: Rows): Promise<Rows> {
  const users = await trx.selectFrom('users').select('id').execute();
  const known = new Set<unknown>(users.map((user) => user.id));
  const clean = (row: Row): Row =>
    'author_id' in row && !known.has(row['author_id']) ? { ...row, author_id: null } : row;
  return Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.map(clean)]));
}

/** A project or a job comes back after all the others. */
async function last(trx: Database, table: 'projects' | 'experiences', rows: Rows): Promise<Rows> {
  const position = await nextPosition(trx, table);
  return { ...rows, [table]: (rows[table] ?? []).map((row) => ({ ...row, position })) };
}

export async function restoreProject(trx: Database, id: string, rows: Rows): Promise<void> {
  await putRows(trx, 'project', await last(trx, 'projects', rows));
  await indexProject(trx, id);
}

export async function restoreExperience(trx: Database, _id: string, rows: Rows): Promise<void> {
  await putRows(trx, 'experience', await last(trx, 'experiences', rows));
}

export async function restoreMessage(trx: Database, _id: string, rows: Rows): Promise<void> {
  await putRows(trx, 'message', rows);
}
