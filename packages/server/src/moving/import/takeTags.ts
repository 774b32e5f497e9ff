import { checkBody } from '../../contract/validate.ts';
import { isOneOf } from '../../db/rows.ts';
import { storedTags } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { freeSlugOf, insertTag } from '../../routes/posts/tags/writeTags.ts';
import { tagKey } from '../../search/stem.ts';
import { tagSlugOf } from '../../search/tagWords.ts';
import { asFields, textOf, type Fields } from '../formats/fields.ts';
import { tagsFile } from '../marker.ts';
import { lineIn, readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';

interface ImportedTag {
  slug: string;
  ru: string | null;
  en: string | null;
  about: { ru: string; en: string };
  words: string[];
}

const mostWords = 100;

function readTag(fields: Fields): ImportedTag {
  const [ru = null, en = null] = [textOf(fields, 'ru'), textOf(fields, 'en')];
  const described = asFields(fields['about']);
  const about = { ru: textOf(described, 'ru') ?? '', en: textOf(described, 'en') ?? '' };
  checkBody('posts#/components/schemas/TagUpdate', { names: { ru, en }, descriptions: about }, 0);
  const slug = tagSlugOf(textOf(fields, 'slug') ?? ru ?? en ?? '');
  const words = Array.isArray(fields['words']) ? fields['words'].slice(0, mostWords) : [];
  const texts = words.filter((word): word is string => typeof word === 'string' && word.length <= mostWords);
  return { slug, ru, en, about, words: texts.map(tagKey) };
}

/** Writes a tag if none of its names leads to one here; returns whether it did. */
async function takeTag(incoming: ImportedTag, { db, now, isDryRun, progress }: Importing): Promise<boolean> {
  const { slug, ru, en, about } = incoming;
  const names = [ru, en].flatMap((name) => tagKey(name ?? '') || []);
  const [key] = names;
  const present = await db
    .selectFrom('tag_words')
    .select('word')
    .where(isOneOf(db, 'word', names))
    .execute();
  if (key === undefined || present.length > 0) return false;
  if (isDryRun) return true;
  await writeContent(db, async (trx) => {
    await insertTag(trx, { key, slug: await freeSlugOf(trx, slug), ru, en }, now);
    const descriptions = { description_ru: about.ru, description_en: about.en };
    await trx.updateTable('tags').set(descriptions).where('key', '=', key).execute();
    await leadTo(trx, key, [...names, ...incoming.words]);
    const { id } = await storedTags(trx).select('id').where('key', '=', key).executeTakeFirstOrThrow();
    await progress.made(trx, { kind: 'tag', item_id: id, stamp: String(now) });
  });
  return true;
}

/** Adds words for a tag; a word that leads to another tag is left alone. */
async function leadTo(trx: Database, key: string, words: readonly string[]): Promise<void> {
  const rows = [...new Set(words)].filter(Boolean).map((word) => ({ word, tag_key: key }));
  await trx
    .insertInto('tag_words')
    .values(rows)
    .onConflict((conflict) => conflict.column('word').doNothing())
    .execute();
}

/** Imports the tags of an export; existing ones stay unchanged. */
export async function takeTags(importing: Importing): Promise<ReportLine[]> {
  const line = lineIn(tagsFile);
  const entries = await readEntries(importing, tagsFile, 'tags');
  if (!Array.isArray(entries)) return [entries];
  const lines: ReportLine[] = [];
  for (const entry of entries) {
    const fields = asFields(entry);
    const item = `tag ${(textOf(fields, 'slug') ?? '').slice(0, 100)}`;
    try {
      const isTaken = await takeTag(readTag(fields), importing);
      lines.push(line(item, isTaken ? 'taken' : 'kept'));
    } catch (error) {
      lines.push(line(item, 'refused', refusalOf(error)));
    }
  }
  return lines;
}
