import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTranslationTable } from '../../db/schema/posts.ts';
import { publicationTime, type TextColumns } from './texts.ts';

export type Change = Schemas['PostTranslationUpdate'];

type Text = Pick<PostTranslationTable, 'title' | 'summary' | 'body'>;
type Changed = Partial<TextColumns> &
  Omit<PostTranslationTable, keyof TextColumns | 'post_id' | 'language' | 'source_revision'>;

export interface ChangeOfText {
  change: Change;
  /** The rendered body, if changed. */
  text: TextColumns | null;
  /** Whether visitors have read a text in this language before. */
  wasPublic: boolean;
  /** The time of the last change, if the change states one, in milliseconds. */
  changedAt: number | undefined;
  /** Milliseconds. */
  now: number;
}

/** Times are not text: an editor at work keeps its revision. */
function isOfTimesAlone(change: Change): boolean {
  const others = new Set(['language', 'revision', 'version']);
  const names = Object.keys(change).filter((name) => !others.has(name));
  return names.length > 0 && names.every((name) => name === 'published_at' || name === 'updated_at');
}

/** Returns the changed columns of the row of a language. */
export function changedColumns(
  row: PostTranslationTable,
  { change, text, wasPublic, changedAt, now }: ChangeOfText,
): Changed {
  const { title = row.title, summary = row.summary, status = row.status } = change;
  const revision = isOfTimesAlone(change) ? row.revision : row.revision + 1;
  const isOther = isOtherText(row, { title, summary, body: text?.body ?? row.body });
  const isNews = isOther && change.is_small_edit !== true;
  const published_at = publicationTime(status, change.published_at, row.published_at, now);
  // A text published with an earlier date has not been changed since.
  const isFirst = !wasPublic && row.status === 'draft' && status === 'published';
  const newest = isNews ? now : row.updated_at;
  return {
    title,
    summary,
    status,
    published_at,
    ...text,
    updated_at: changedAt ?? (isFirst ? Math.min(newest, published_at ?? newest) : newest),
    revision,
    text_revision: isNews ? revision : row.text_revision,
  };
}

export function isOtherText(before: Text, after: Text): boolean {
  return before.title !== after.title || before.summary !== after.summary || before.body !== after.body;
}

/** Writes over the revision that was read; returns 0 if somebody else was faster. */
export async function writeText(
  trx: Database,
  { post_id, language, revision }: PostTranslationTable,
  values: Changed,
): Promise<bigint> {
  const result = await trx
    .updateTable('post_translations')
    .set(values)
    .where('post_id', '=', post_id)
    .where('language', '=', language)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows;
}

export async function removeText(
  trx: Database,
  { post_id, language, revision }: PostTranslationTable,
): Promise<bigint> {
  const result = await trx
    .deleteFrom('post_translations')
    .where('post_id', '=', post_id)
    .where('language', '=', language)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numDeletedRows;
}
