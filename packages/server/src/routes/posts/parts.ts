import type { Database, PostTable } from '../../db/schema.ts';
import { groupBy } from '../shared/values.ts';
import type { AuthorRow, PostParts, SummaryRow } from './answer.ts';

const summaryColumns = [
  'post_id',
  'language',
  'status',
  'published_at',
  'title',
  'summary',
  'reading_minutes',
  'updated_at',
  'revision',
] as const satisfies readonly (keyof SummaryRow)[];

/** Tags and authors of some posts, in their order. */
export async function partsOf(db: Database, posts: readonly PostTable[]): Promise<PostParts[]> {
  if (posts.length === 0) return [];
  const tags = await db
    .selectFrom('post_tags')
    .select(['post_id', 'name'])
    .where(
      'post_id',
      'in',
      posts.map((post) => post.id),
    )
    .orderBy('position')
    .execute();
  const tagsByPost = groupBy(tags, (tag) => tag.post_id);
  const authors = await authorsOf(db, posts);
  return posts.map((post) => ({
    post,
    tags: (tagsByPost.get(post.id) ?? []).map((tag) => tag.name),
    author: authors.get(post.author_id ?? '') ?? null,
  }));
}

async function authorsOf(db: Database, posts: readonly PostTable[]): Promise<Map<string, AuthorRow>> {
  const ids = [...new Set(posts.flatMap((post) => post.author_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...author }) => [id, author]));
}

export async function summariesOf(db: Database, ids: readonly string[]): Promise<Map<string, SummaryRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_translations')
    .select(summaryColumns)
    .where('post_id', 'in', ids)
    .execute();
  return groupBy(rows, (row) => row.post_id);
}
