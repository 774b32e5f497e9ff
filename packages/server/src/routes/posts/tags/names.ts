import type { Language } from '@janus-site/core';
import type { Database } from '../../../db/schema.ts';
import { rowsOfTags } from '../../../search/foundTags.ts';
import { groupBy } from '../../../values.ts';
import type { View } from '../../shared/view.ts';

/** Null if the tag has no name in the language; at least one is set. */
export type TagNames = Record<Language, string | null>;

/** A tag of a post; `key` identifies it, whatever its names. */
export interface PostTag {
  key: string;
  names: TagNames;
}

/** Treats a blank name as none. */
export const nameOf = (stored: string | null): string | null => stored?.trim() || null;

/**
 * Returns the name of a tag for a reader (docs/behaviour.md, B46): for visitors its name in the language of the page or
 * nothing, for editors any name, and without a language the Russian one first.
 */
export function nameIn(names: TagNames, { language, withSource }: View): string | null {
  const some = names.ru ?? names.en;
  if (language === undefined) return some;
  return names[language] ?? (withSource ? some : null);
}

/** Returns the tags of some posts, in order. */
export async function tagsOfPosts(db: Database, ids: readonly string[]): Promise<Map<string, PostTag[]>> {
  const rows = await rowsOfTags(db, ids);
  const tags = rows.map(({ post_id, key, name_ru, name_en }) => ({
    post_id,
    tag: { key, names: { ru: nameOf(name_ru), en: nameOf(name_en) } },
  }));
  const byPost = groupBy(tags, (row) => row.post_id);
  return new Map([...byPost].map(([id, group]) => [id, group.map(({ tag }) => tag)]));
}
