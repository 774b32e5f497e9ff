import { sql } from 'kysely';
import { isListed, livePosts } from '../../../db/live.ts';
import type { Database } from '../../../db/schema.ts';
import type { PostEntryTable } from '../../../db/schema/posts.ts';
import { flag } from '../../../values.ts';

/** The contribution of a post to the counts. */
interface Entry extends Pick<PostEntryTable, 'is_published' | 'has_ru' | 'has_en'> {
  tags: readonly string[];
}

/** The key under which all posts are counted. */
export const allPosts = '';

/** Returns the post as last counted; null for a new one. */
async function countedEntry(trx: Database, id: string): Promise<Entry | null> {
  const row = await trx.selectFrom('post_entries').selectAll().where('post_id', '=', id).executeTakeFirst();
  if (!row) return null;
  const tags = await trx.selectFrom('entry_tags').select('name_key').where('post_id', '=', id).execute();
  return { ...row, tags: tags.map((tag) => tag.name_key) };
}

/** Returns the post in its current state; null if deleted, and for a page. */
async function presentEntry(trx: Database, id: string): Promise<Entry | null> {
  const post = await livePosts(trx)
    .select(['published_at', 'is_unlisted', 'page_face'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post || post.page_face !== null) return null;
  const all = await trx
    .selectFrom('post_translations')
    .select(['language', 'status'])
    .where('post_id', '=', id)
    .execute();
  // Filtered here: with a condition on the state, SQLite walks all published texts.
  const texts = isListed(post) ? all.filter((text) => text.status === 'published') : [];
  const tags = await trx.selectFrom('post_tags').select('name_key').where('post_id', '=', id).execute();
  return {
    is_published: flag(post.published_at !== null),
    has_ru: flag(texts.some((text) => text.language === 'ru')),
    has_en: flag(texts.some((text) => text.language === 'en')),
    tags: tags.map((tag) => tag.name_key),
  };
}

interface Change {
  posts: number;
  published: number;
  ru: number;
  en: number;
}

function add(changes: Map<string, Change>, entry: Entry | null, sign: 1 | -1): void {
  if (!entry) return;
  for (const key of [allPosts, ...entry.tags]) {
    const change = changes.get(key) ?? { posts: 0, published: 0, ru: 0, en: 0 };
    change.posts += sign;
    change.published += sign * entry.is_published;
    change.ru += sign * entry.has_ru;
    change.en += sign * entry.has_en;
    changes.set(key, change);
  }
}

/** The empty key sorts first, so that two transactions never wait for each other's tags. */
async function writeChanges(trx: Database, changes: Map<string, Change>, changedAt: number): Promise<void> {
  for (const key of [...changes.keys()].sort()) {
    const { posts, published, ru, en } = changes.get(key) ?? { posts: 0, published: 0, ru: 0, en: 0 };
    await sql`insert into tag_counts (name_key, number, name, posts, published, ru, en, changed_at)
      values (${key}, (select coalesce(max(number), 0) + 1 from tag_counts), '', ${posts}, ${published}, ${ru}, ${en},
        ${changedAt})
      on conflict (name_key) do update set posts = tag_counts.posts + ${posts},
        published = tag_counts.published + ${published}, ru = tag_counts.ru + ${ru}, en = tag_counts.en + ${en},
        changed_at = case when tag_counts.changed_at > ${changedAt} then tag_counts.changed_at else ${changedAt} end`.execute(
      trx,
    );
  }
}

/** Names a tag by its alphabetically first spelling, and removes one without posts. */
async function nameTags(trx: Database, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    if (key === allPosts) continue;
    await sql`update tag_counts set name = coalesce((
        select post_tags.name from post_tags
        where post_tags.name_key = ${key}
          and exists (select 1 from post_entries e where e.post_id = post_tags.post_id)
        order by post_tags.name limit 1), name)
      where name_key = ${key}`.execute(trx);
    await trx.deleteFrom('tag_counts').where('name_key', '=', key).where('posts', '=', 0).execute();
  }
}

async function writeEntry(trx: Database, id: string, entry: Entry | null, changedAt: number): Promise<void> {
  await trx.deleteFrom('entry_tags').where('post_id', '=', id).execute();
  if (!entry) {
    await trx.deleteFrom('post_entries').where('post_id', '=', id).execute();
    return;
  }
  const { is_published, has_ru, has_en, tags } = entry;
  await sql`insert into post_entries (post_id, number, is_published, has_ru, has_en, changed_at)
    values (${id}, (select coalesce(max(number), 0) + 1 from post_entries), ${is_published}, ${has_ru}, ${has_en},
      ${changedAt})
    on conflict (post_id) do update set is_published = ${is_published}, has_ru = ${has_ru}, has_en = ${has_en},
      changed_at = ${changedAt}`.execute(trx);
  if (tags.length > 0)
    await trx
      .insertInto('entry_tags')
      .values(tags.map((name_key) => ({ post_id: id, name_key })))
      .execute();
}

/** Returns the tags whose counts it has written. */
async function countOne(trx: Database, id: string, now: number): Promise<Iterable<string>> {
  const before = await countedEntry(trx, id);
  const after = await presentEntry(trx, id);
  const changes = new Map<string, Change>();
  add(changes, before, -1);
  add(changes, after, 1);
  const isPublic = before?.is_published === 1 || after?.is_published === 1;
  for (const [key, change] of changes)
    if (!isPublic && Object.values(change).every((number) => number === 0)) changes.delete(key);
  await writeChanges(trx, changes, now);
  await writeEntry(trx, id, after, now);
  return changes.keys();
}

/**
 * Updates the counts after posts were written or deleted, in the same transaction. A repeated call changes nothing,
 * since the counted state of each post is stored.
 */
export async function countPosts(trx: Database, ids: readonly string[], now: number): Promise<void> {
  const tags = new Set<string>();
  for (const id of ids) for (const key of await countOne(trx, id, now)) tags.add(key);
  // Once for all of them: a name is searched among all posts of its tag.
  await nameTags(trx, tags);
}

/** `countPosts` for one post. */
export function countPost(trx: Database, id: string, now: number): Promise<void> {
  return countPosts(trx, [id], now);
}
