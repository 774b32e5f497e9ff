import type { Schemas } from '../../contract/types.ts';
import type { Database, PostTable, PostTranslationTable } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { present } from '../shared/values.ts';
import { refreshPost } from './refresh.ts';
import { claimSlug, keepFormerSlug } from './slugs.ts';
import { postRow, readPost, translationsOf } from './store.ts';
import { newTranslation, publicationTime, renderedBody, searchKey, type TextColumns } from './texts.ts';

type Change = Schemas['PostTranslationUpdate'];

/** One language's change with everything slow done: rendered against what was there a moment ago. */
interface PreparedChange {
  change: Change;
  path: string;
  /** The whole row of a new language. */
  added: PostTranslationTable | null;
  /** The rendered text, when it is another one. */
  text: TextColumns | null;
}

export interface PreparedUpdate {
  input: Schemas['PostUpdate'];
  changes: PreparedChange[];
  now: number;
}

export async function prepareUpdate(
  db: Database,
  post: PostTable,
  input: Schemas['PostUpdate'],
  now: number,
): Promise<PreparedUpdate> {
  const { translations = [] } = input;
  refuseRepeated(translations);
  const rows = await translationsOf(db, post.id);
  const changes = await Promise.all(
    translations.map(async (change, index): Promise<PreparedChange> => {
      const path = `translations.${index}`;
      const row = rows.find((translation) => translation.language === change.language);
      const isNew = !row && change.revision === undefined && !change.removed;
      const hasText = row && change.body !== undefined && change.body !== row.body && !change.removed;
      return {
        change,
        path,
        added: isNew ? await newTranslation(db, post.id, change, { now, path }) : null,
        text: hasText ? await renderedBody(db, change.body ?? '', change.language) : null,
      };
    }),
  );
  return { input, changes, now };
}

/** Writes an update, or throws the problem with the post as it is when a text was changed meanwhile. */
export async function applyUpdate(trx: Database, id: string, update: PreparedUpdate): Promise<void> {
  const { input, now } = update;
  const post = await postRow(trx, id);
  for (const change of update.changes) await applyChange(trx, post, change, now);
  const left = await trx
    .selectFrom('post_translations')
    .select('language')
    .where('post_id', '=', post.id)
    .execute();
  if (left.length === 0) {
    const message = {
      ru: 'У поста должен остаться хотя бы один язык.',
      en: 'A post must keep one language.',
    };
    throw problem('invalid_fields', { fields: [{ path: 'translations', message }] });
  }
  if (input.slug !== undefined && input.slug !== post.slug) {
    await claimSlug(trx, post.id, input.slug);
    if (post.published_at !== null) await keepFormerSlug(trx, post.id, post.slug);
  }
  const values = present({ slug: input.slug, cover: input.cover, updated_at: now });
  await trx.updateTable('posts').set(values).where('id', '=', post.id).execute();
  await refreshPost(trx, post.id, { now, tags: input.tags });
}

async function applyChange(
  trx: Database,
  post: PostTable,
  { change, added, text }: PreparedChange,
  now: number,
): Promise<void> {
  if (added) {
    const inserted = await trx
      .insertInto('post_translations')
      .values(added)
      .onConflict((conflict) => conflict.columns(['post_id', 'language']).doNothing())
      .returning('revision')
      .executeTakeFirst();
    if (!inserted) throw await stale(trx, post, now);
    return;
  }
  const row = (await translationsOf(trx, post.id)).find((found) => found.language === change.language);
  if (!row || row.revision !== change.revision) throw await stale(trx, post, now);
  const count = change.removed
    ? await removeText(trx, row)
    : await changeText(trx, row, { change, text, now });
  // PostgreSQL: another transaction was faster between the read and the write.
  if (count === 0n) throw await stale(trx, post, now);
}

async function removeText(trx: Database, row: PostTranslationTable): Promise<bigint> {
  const result = await trx
    .deleteFrom('post_translations')
    .where('post_id', '=', row.post_id)
    .where('language', '=', row.language)
    .where('revision', '=', row.revision)
    .executeTakeFirst();
  return result.numDeletedRows;
}

async function changeText(
  trx: Database,
  row: PostTranslationTable,
  { change, text, now }: { change: Change; text: TextColumns | null; now: number },
): Promise<bigint> {
  const { title = row.title, summary = row.summary, status = row.status } = change;
  const result = await trx
    .updateTable('post_translations')
    .set({
      title,
      summary,
      status,
      search_key: searchKey({ title, summary }),
      published_at: publicationTime(status, change.published_at, row.published_at, now),
      ...text,
      updated_at: now,
      revision: row.revision + 1,
    })
    .where('post_id', '=', row.post_id)
    .where('language', '=', row.language)
    .where('revision', '=', row.revision)
    .executeTakeFirst();
  return result.numUpdatedRows;
}

/** The refusal carries the post as it is now, so that the editor can show both versions. */
async function stale(trx: Database, post: PostTable, now: number): Promise<Error> {
  const current = await readPost(trx, post, { withSource: true, now });
  return problem('stale_revision', { extra: { current } });
}
