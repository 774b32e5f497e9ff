import type { Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types.ts';
import { deleteInSlices } from '../../../db/deleteInSlices.ts';
import { trashLifetime } from '../../../db/kinds.ts';
import { isLive, liveTags, storedTags } from '../../../db/live.ts';
import type { Database } from '../../../db/schema.ts';
import type { TagTable } from '../../../db/schema/posts.ts';
import { locked } from '../../../db/transaction.ts';
import { problem, type FieldProblem } from '../../../errors.ts';
import { tagKey } from '../../../search/stem.ts';
import { isoTime } from '../../../values.ts';
import { nameOf } from './names.ts';
import { reindexPosts } from './reindexPosts.ts';

/** Nobody looks through more. */
const most = 1000;

type Row = TagTable & { count: number };

/** Returns tags with the number of their posts; for a deleted tag, of the posts it can be restored to. */
function tagRows(db: Database) {
  return storedTags(db)
    .selectAll('tags')
    .select(
      sql<number>`case when tags.deleted_at is null
        then coalesce((select posts from tag_counts where name_key = tags.key), 0)
        else (select count(*) from deleted_post_tags where tag_key = tags.key) end`.as('count'),
    );
}

function tagAnswer(row: Row): Schemas['Tag'] {
  return {
    id: row.id,
    slug: row.slug,
    names: { ru: nameOf(row.name_ru), en: nameOf(row.name_en) },
    descriptions: { ru: row.description_ru, en: row.description_en },
    count: Number(row.count),
    updated_at: isoTime(row.updated_at),
    deleted_at: isoTime(row.deleted_at),
  };
}

export const titleOfTag = ({ name_ru, name_en }: Pick<TagTable, 'name_ru' | 'name_en'>): string =>
  name_ru ?? name_en ?? '';

/** The most used first, then the deleted ones, the last deleted first. */
export async function listTags(db: Database, now: number): Promise<Schemas['TagList']> {
  const live = await tagRows(db)
    .where(isLive('tags'))
    .orderBy('count', 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
  const deleted = await tagRows(db)
    .where('deleted_at', '>', now - trashLifetime)
    .orderBy('deleted_at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
  const { total } = await liveTags(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: live.map(tagAnswer), deleted: deleted.map(tagAnswer), total: Number(total) };
}

/** Excludes deleted tags. */
export async function readTag(db: Database, id: string): Promise<Schemas['Tag']> {
  const row = await tagRows(db).where('id', '=', id.toLowerCase()).where(isLive('tags')).executeTakeFirst();
  if (!row) throw problem('not_found');
  return tagAnswer(row);
}

/** Reads and locks a tag that is not deleted, for a write that depends on it. */
async function lockTag(trx: Database, id: string): Promise<TagTable> {
  const query = liveTags(trx).selectAll().where('id', '=', id.toLowerCase());
  const row = await locked(trx, query).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Returns every post with the tag, including those in the trash. */
async function postsOf(trx: Database, key: string): Promise<string[]> {
  const rows = await trx.selectFrom('post_tags').select('post_id').where('name_key', '=', key).execute();
  return rows.map((row) => row.post_id);
}

const needed: FieldProblem = {
  path: 'names',
  code: 'name_needed',
  message: {
    ru: 'У метки должно остаться имя хотя бы на одном языке.',
    en: 'A tag must keep a name in at least one language.',
  },
};

function takenBy(language: Language, tag: TagTable): FieldProblem {
  const name = titleOfTag(tag);
  const isGone = tag.deleted_at !== null;
  return {
    path: `names.${language}`,
    code: 'name_taken',
    message: {
      ru: `Это слово уже ведёт к ${isGone ? 'удалённой ' : ''}метке «${name}».`,
      en: `This word leads to the ${isGone ? 'deleted ' : ''}tag “${name}” already.`,
    },
  };
}

/** Assigns the names to the tag as words, and refuses those that lead to another one. */
async function claimWords(trx: Database, key: string, names: Record<Language, string | null>): Promise<void> {
  const fields: FieldProblem[] = [];
  for (const language of languages) {
    const name = names[language];
    if (name === null) continue;
    const word = tagKey(name);
    const owner = await trx
      .selectFrom('tag_words')
      .innerJoin('tags', 'tags.key', 'tag_words.tag_key')
      .selectAll('tags')
      .where('word', '=', word)
      .executeTakeFirst();
    if (owner && owner.key !== key) fields.push(takenBy(language, owner));
    else if (!owner) await trx.insertInto('tag_words').values({ word, tag_key: key }).execute();
  }
  if (fields.length > 0) throw problem('invalid_fields', { fields });
}

/** Copies the name to rows without a language, and reindexes the posts. */
async function spreadName(trx: Database, key: string, name: string, now: number): Promise<void> {
  await trx.updateTable('post_tags').set({ name }).where('name_key', '=', key).execute();
  await trx.updateTable('tag_counts').set({ name, changed_at: now }).where('name_key', '=', key).execute();
  await reindexPosts(trx, await postsOf(trx, key), now);
}

/** Renames or describes a tag; its former names still lead to it. */
export async function updateTag(
  trx: Database,
  id: string,
  { names = {}, descriptions = {} }: Schemas['TagUpdate'],
  now: number,
): Promise<TagTable> {
  const tag = await lockTag(trx, id);
  const named = (language: Language): string | null => {
    const name = names[language];
    return name === undefined ? tag[`name_${language}`] : nameOf(name);
  };
  const after = { ru: named('ru'), en: named('en') };
  const shown = after.ru ?? after.en;
  if (shown === null) throw problem('invalid_fields', { fields: [needed] });
  const isRenamed = after.ru !== tag.name_ru || after.en !== tag.name_en;
  if (isRenamed) await claimWords(trx, tag.key, after);
  const values = {
    name_ru: after.ru,
    name_en: after.en,
    description_ru: (descriptions.ru ?? tag.description_ru).trim(),
    description_en: (descriptions.en ?? tag.description_en).trim(),
    updated_at: now,
  };
  await trx.updateTable('tags').set(values).where('key', '=', tag.key).execute();
  if (isRenamed) await spreadName(trx, tag.key, shown, now);
  return { ...tag, ...values };
}

/** Merges one tag into another with its posts, words and missing names, and deletes it. */
export async function mergeTag(
  trx: Database,
  { id, into }: { id: string; into: string },
  now: number,
): Promise<{ from: TagTable; target: TagTable }> {
  const from = await lockTag(trx, id);
  const target = await lockTag(trx, into);
  if (from.key === target.key) throw problem('not_found');
  const posts = await postsOf(trx, from.key);
  const values = {
    name_ru: target.name_ru ?? from.name_ru,
    name_en: target.name_en ?? from.name_en,
    description_ru: target.description_ru || from.description_ru,
    description_en: target.description_en || from.description_en,
    updated_at: now,
  };
  const after = { ...target, ...values };
  await trx
    .updateTable('post_tags')
    .set({ name_key: target.key, name: titleOfTag(after) })
    .where('name_key', '=', from.key)
    .where('post_id', 'not in', (eb) =>
      eb.selectFrom('post_tags as other').select('other.post_id').where('other.name_key', '=', target.key),
    )
    .execute();
  await trx.deleteFrom('post_tags').where('name_key', '=', from.key).execute();
  await trx.updateTable('tag_words').set({ tag_key: target.key }).where('tag_key', '=', from.key).execute();
  await trx.deleteFrom('tags').where('key', '=', from.key).execute();
  await trx.updateTable('tags').set(values).where('key', '=', target.key).execute();
  const isRenamed = after.name_ru !== target.name_ru || after.name_en !== target.name_en;
  // This includes posts that had both tags.
  if (isRenamed) await spreadName(trx, target.key, titleOfTag(after), now);
  else await reindexPosts(trx, posts, now);
  return { from, target: after };
}

/** Removes a tag from its posts; the list of posts is kept for 30 days. */
export async function deleteTag(trx: Database, id: string, now: number): Promise<TagTable> {
  const tag = await lockTag(trx, id);
  const posts = await postsOf(trx, tag.key);
  await sql`insert into deleted_post_tags (post_id, tag_key, position)
    select post_id, name_key, position from post_tags where name_key = ${tag.key}`.execute(trx);
  await trx.deleteFrom('post_tags').where('name_key', '=', tag.key).execute();
  await trx.updateTable('tags').set({ deleted_at: now }).where('key', '=', tag.key).execute();
  await reindexPosts(trx, posts, now);
  return tag;
}

/** Of one post, as in the contract. */
export const mostTags = 20;

/** Restores a deleted tag on the posts that had it; a post with as many tags as allowed goes without. */
export async function restoreTag(trx: Database, id: string, now: number): Promise<TagTable> {
  const tag = await trx
    .updateTable('tags')
    .set({ deleted_at: null })
    .where('id', '=', id.toLowerCase())
    .where('deleted_at', '>', now - trashLifetime)
    .returningAll()
    .executeTakeFirst();
  if (!tag) throw problem('not_found');
  await sql`insert into post_tags (post_id, name_key, name, position, sort_at)
    select d.post_id, d.tag_key, ${titleOfTag(tag)}, d.position, p.sort_at
    from deleted_post_tags d join posts p on p.id = d.post_id where d.tag_key = ${tag.key}
      and (select count(*) from post_tags t where t.post_id = d.post_id) < ${mostTags}`.execute(trx);
  await trx.deleteFrom('deleted_post_tags').where('tag_key', '=', tag.key).execute();
  await reindexPosts(trx, await postsOf(trx, tag.key), now);
  return tag;
}

/** Their words then lead to no tag. */
export async function removeExpiredTags(db: Database, now: number): Promise<void> {
  const expired = sql`deleted_at <= ${now - trashLifetime}`;
  // with its tag, the whole list of its posts would be deleted in one statement
  const ofExpired = sql`tag_key in (select key from tags where ${expired})`;
  await deleteInSlices(db, 'deleted_post_tags', ['post_id', 'tag_key'], ofExpired);
  await deleteInSlices(db, 'tags', ['key'], expired);
}
