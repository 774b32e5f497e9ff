import type { Language } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { isLive } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { PostPendingTable, PostTable } from '../../db/schema/posts.ts';
import { groupBy, isoTime } from '../../values.ts';
import { readCoverMaker } from '../shared/drawnCovers.ts';
import { placesOf } from './series/places.ts';
import { tagsOfPosts } from './tags/names.ts';
import { authorOf, type PostParts, type SummaryRow } from './answer.ts';

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
  'text_revision',
  'source_revision',
] as const satisfies readonly (keyof SummaryRow)[];

/** Returns the tags, authors, places in series and drawn covers of some posts, in the same order. */
export async function partsOf(
  db: Database,
  posts: readonly PostTable[],
  { now }: { now: number },
): Promise<PostParts[]> {
  if (posts.length === 0) return [];
  const tags = await tagsOfPosts(
    db,
    posts.map((post) => post.id),
  );
  const authors = await authorsOf(db, posts);
  const places = await placesOf(db, posts, now);
  const draw = await readCoverMaker(db);
  return posts.map((post) => ({
    post,
    tags: tags.get(post.id) ?? [],
    author: authors.get(post.author_id ?? '') ?? null,
    place: places.get(post.id) ?? null,
    draw,
  }));
}

async function authorsOf(db: Database, posts: readonly PostTable[]): Promise<Map<string, Schemas['Author']>> {
  const ids = [...new Set(posts.flatMap((post) => post.author_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'users.id').on('user_roles.name', '=', 'owner'),
    )
    .select(['id', 'first_name', 'last_name', 'photo', 'is_superuser', 'user_roles.name as role'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, is_superuser, role, ...row }) => [
      id,
      { ...authorOf(row), is_owner: is_superuser === 1 || role === 'owner' },
    ]),
  );
}

const mostAuthors = 100;

/** Returns the accounts that have written posts, by name. */
export function authorsOfPosts(db: Database): Promise<NonNullable<Schemas['PostList']['authors']>> {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'username'])
    .where(sql<boolean>`exists (select 1 from posts where posts.author_id = users.id and ${isLive('posts')})`)
    .orderBy('first_name')
    .orderBy('id')
    .limit(mostAuthors)
    .execute();
}

export async function summariesOf(db: Database, ids: readonly string[]): Promise<Map<string, SummaryRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_translations')
    .select(summaryColumns)
    .where(isOneOf(db, 'post_id', ids))
    .execute();
  return groupBy(rows, (row) => row.post_id);
}

export function pendingOf(db: Database, postId: string): Promise<PostPendingTable[]> {
  return db.selectFrom('post_pending').selectAll().where('post_id', '=', postId).execute();
}

/** Returns the languages with a pending change for some posts. */
export async function pendingLanguagesOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Set<Language>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_pending')
    .select(['post_id', 'language'])
    .where('post_id', 'in', ids)
    .execute();
  const groups = groupBy(rows, (row) => row.post_id);
  return new Map([...groups].map(([id, group]) => [id, new Set(group.map((row) => row.language))]));
}

/** Returns the preview link of a post that has not expired. */
export async function previewLinkOf(
  db: Database,
  postId: string,
  now: number,
): Promise<Schemas['KeptPreviewLink'] | null> {
  const row = await db
    .selectFrom('preview_links')
    .select(['token_hash', 'expires_at'])
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { id: row.token_hash, expires_at: isoTime(row.expires_at) } : null;
}
