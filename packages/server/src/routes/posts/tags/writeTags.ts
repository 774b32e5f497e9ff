import { randomUUID } from 'node:crypto';
import { isOneOf } from '../../../db/rows.ts';
import { storedTags } from '../../../db/live.ts';
import type { Database } from '../../../db/schema.ts';
import { tagKey } from '../../../search/stem.ts';
import { namesOfWord, tagSlugOf } from '../../../search/tagWords.ts';
import { firstFree } from '../../shared/firstFree.ts';

/** A tag to create: `key` is a word that leads to no tag. */
export interface NewTag {
  key: string;
  slug: string;
  ru: string | null;
  en: string | null;
}

export function freeSlugOf(trx: Database, wanted: string): Promise<string> {
  return firstFree(wanted, async (slugs) => {
    const rows = await storedTags(trx)
      .select('slug')
      .where(isOneOf(trx, 'slug', slugs))
      .execute();
    return rows.map(({ slug }) => slug);
  });
}

export async function insertTag(trx: Database, { key, slug, ru, en }: NewTag, now: number): Promise<void> {
  await trx
    .insertInto('tags')
    .values({
      key,
      id: randomUUID(),
      slug,
      name_ru: ru,
      name_en: en,
      description_ru: '',
      description_en: '',
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute();
  await trx.insertInto('tag_words').values({ word: key, tag_key: key }).execute();
}

/** Brings back deleted tags that somebody uses again, without their former posts. */
async function reviveTags(trx: Database, keys: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('deleted_post_tags')
    .where(isOneOf(trx, 'tag_key', keys))
    .execute();
  await trx
    .updateTable('tags')
    .set({ deleted_at: null })
    .where(isOneOf(trx, 'key', keys))
    .execute();
}

/** Returns the tags that words lead to, without duplicates; a new word creates a tag. */
async function tagsOfWords(
  trx: Database,
  names: readonly string[],
  now: number,
): Promise<{ key: string; name: string }[]> {
  const words = new Map<string, string>();
  for (const name of names) {
    const word = tagKey(name);
    if (word !== '' && !words.has(word)) words.set(word, name.trim());
  }
  const rows = await trx
    .selectFrom('tag_words')
    .innerJoin('tags', 'tags.key', 'tag_words.tag_key')
    .select(['tag_words.word', 'tags.key', 'tags.name_ru', 'tags.name_en', 'tags.deleted_at'])
    .where(isOneOf(trx, 'tag_words.word', [...words.keys()]))
    .execute();
  await reviveTags(
    trx,
    rows.filter((row) => row.deleted_at !== null).map((row) => row.key),
  );
  const found = new Map(rows.map((row) => [row.word, row]));
  const tags = new Map<string, string>();
  for (const [word, name] of words) {
    const tag = found.get(word);
    if (!tag) {
      const slug = await freeSlugOf(trx, tagSlugOf(name));
      await insertTag(trx, { key: word, slug, ...namesOfWord(name) }, now);
    }
    const key = tag?.key ?? word;
    if (!tags.has(key)) tags.set(key, tag?.name_ru ?? tag?.name_en ?? name);
  }
  return [...tags].map(([key, name]) => ({ key, name }));
}

/** Replaces the tags of a post. */
export async function writeTags(
  trx: Database,
  post: { id: string; sort_at: number; now: number },
  names: readonly string[],
): Promise<void> {
  await trx.deleteFrom('post_tags').where('post_id', '=', post.id).execute();
  const tags = await tagsOfWords(trx, names, post.now);
  const rows = tags.map(({ key, name }, position) => ({
    post_id: post.id,
    sort_at: post.sort_at,
    position,
    name,
    name_key: key,
  }));
  if (rows.length > 0) await trx.insertInto('post_tags').values(rows).execute();
}
