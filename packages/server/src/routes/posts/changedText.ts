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
  /** The rendered body, when it is another one. */
  text: TextColumns | null;
  /** Milliseconds. */
  now: number;
}

/** What a change makes of the row of its language. */
export function changedColumns(row: PostTranslationTable, { change, text, now }: ChangeOfText): Changed {
  const { title = row.title, summary = row.summary, status = row.status } = change;
  const revision = row.revision + 1;
  const isOther = isOtherText(row, { title, summary, body: text?.body ?? row.body });
  return {
    title,
    summary,
    status,
    published_at: publicationTime(status, change.published_at, row.published_at, now),
    ...text,
    updated_at: now,
    revision,
    text_revision: isOther && change.is_small_edit !== true ? revision : row.text_revision,
  };
}

export function isOtherText(before: Text, after: Text): boolean {
  return before.title !== after.title || before.summary !== after.summary || before.body !== after.body;
}

/** Writes over the revision that was read; none is written when somebody was faster. */
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
