import { liveTags } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { tagKey } from '../../search/stem.ts';
import { groupBy } from '../../values.ts';
import { presentFields } from '../yaml.ts';

/** Tags that are not deleted, with the words that lead to them in addition to their names. */
export async function exportedTags(db: Database): Promise<object[]> {
  const tags = await liveTags(db).selectAll().orderBy('slug').execute();
  const words = await db.selectFrom('tag_words').selectAll().execute();
  const byTag = groupBy(words, (row) => row.tag_key);
  return tags.map(({ key, slug, name_ru: ru, name_en: en, description_ru, description_en }) => {
    const own = new Set([ru, en].map((name) => tagKey(name ?? '')));
    const former = (byTag.get(key) ?? []).map(({ word }) => word).filter((word) => !own.has(word));
    const about = presentFields({ ru: description_ru, en: description_en });
    return presentFields({
      slug,
      ru,
      en,
      about: Object.keys(about).length > 0 ? about : null,
      words: former.sort(),
    });
  });
}
