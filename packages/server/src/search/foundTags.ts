import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { groupBy } from '../values.ts';
import { tagFact } from './matching.ts';

/** A tag as search uses it. */
export interface FoundTag {
  ru: string | null;
  en: string | null;
  /** Every word that leads to it, including former names. */
  words: readonly string[];
}

/** Selects a row for each tag of the posts, in tag order. */
export function rowsOfTags(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.key', 'post_tags.name_key')
    .select(['post_tags.post_id', 'tags.key', 'tags.slug', 'tags.name_ru', 'tags.name_en'])
    .where(isOneOf(db, 'post_tags.post_id', ids))
    .orderBy('post_tags.position')
    .execute();
}

/** The tags of the posts, in order. */
export async function foundTags(db: Database, ids: readonly string[]): Promise<Map<string, FoundTag[]>> {
  const rows = await rowsOfTags(db, ids);
  const keys = [...new Set(rows.map((row) => row.key))];
  const words = await db
    .selectFrom('tag_words')
    .selectAll()
    .where(isOneOf(db, 'tag_key', keys))
    .execute();
  const wordsByTag = groupBy(words, (row) => row.tag_key);
  const tags = rows.map(({ post_id, key, slug, name_ru: ru, name_en: en }) => ({
    post_id,
    tag: { ru, en, words: [key, slug, ...(wordsByTag.get(key) ?? []).map(({ word }) => word)] },
  }));
  const byPost = groupBy(tags, (row) => row.post_id);
  return new Map([...byPost].map(([id, group]) => [id, group.map(({ tag }) => tag)]));
}

/** The filters by which any word of a tag limits a search. */
export const factsOfTags = (tags: readonly FoundTag[]): string[] => [
  ...new Set(tags.flatMap(({ words }) => words.map(tagFact))),
];
