import type { Schemas } from '../../../contract/types.ts';
import { storedTags } from '../../../db/live.ts';
import type { Database } from '../../../db/schema.ts';
import type { TagTable } from '../../../db/schema/posts.ts';
import { tagKey } from '../../../search/stem.ts';
import type { View } from '../../shared/view.ts';
import { nameIn, nameOf } from './names.ts';

/** Matches no tag: keys have no spaces around them. */
const nothing = ' ';

/** Finds a tag by one of its words, including former names, or by its slug. */
async function tagOfWord(db: Database, word: string): Promise<TagTable | undefined> {
  const byWord = await db
    .selectFrom('tag_words')
    .innerJoin('tags', 'tags.key', 'tag_words.tag_key')
    .selectAll('tags')
    .where('tag_words.word', '=', tagKey(word))
    .executeTakeFirst();
  return (
    byWord ?? storedTags(db).selectAll().where('slug', '=', word.trim().toLowerCase()).executeTakeFirst()
  );
}

export interface FilterTag {
  key: string;
  /** The key that its posts must have; matches no tag if the reader sees none of them. */
  filter: string;
  shown: Schemas['ShownTag'] | null;
}

/**
 * Returns the tag of a filter. For a visitor, a tag without a name in the language of the page exists, because its page
 * in the other language links to this one, but has no posts.
 */
export async function findFilterTag(db: Database, word: string, view: View): Promise<FilterTag> {
  const tag = await tagOfWord(db, word);
  if (!tag || tag.deleted_at !== null) return { key: nothing, filter: nothing, shown: null };
  const names = { ru: nameOf(tag.name_ru), en: nameOf(tag.name_en) };
  const own = nameIn(names, view);
  const name = own ?? nameIn(names, { withSource: true });
  if (name === null) return { key: nothing, filter: nothing, shown: null };
  const description = tag[`description_${view.language ?? 'ru'}`];
  return {
    key: tag.key,
    filter: own === null ? nothing : tag.key,
    shown: { slug: tag.slug, name, names, description },
  };
}
