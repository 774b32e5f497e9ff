import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { problem } from '../../errors.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { flag, withoutUndefined } from '../../values.ts';
import { isVisible } from './answer.ts';
import { settleOriginal } from './original.ts';
import { refreshPost } from './refresh.ts';
import { markPublic, nextRevision, recordRevision, wasEverPublic } from './revisions.ts';
import { renameInMenus } from '../shared/siteSettings.ts';
import { claimSlug, keepFormerSlug, refuseReserved } from './slugs.ts';
import { lockPost, translationsOf } from './store.ts';
import { changeTime, newTranslation, renderedBody, type TextColumns } from './texts.ts';
import { changedColumns, type Change, isOtherText, removeText, writeText } from './changedText.ts';
import { pendingVersion, removePending } from './pending.ts';
import { StaleText } from './stale.ts';

/** The change of one language after all slow work: rendered against the state read just before. */
interface PreparedChange {
  change: Change;
  path: string;
  /** The whole row of a new language. */
  added: PostTranslationTable | null;
  /** The rendered text, if changed. */
  text: TextColumns | null;
  /** The time of the last change, if the update states one, in milliseconds. */
  changedAt: number | undefined;
}

export interface PreparedUpdate {
  input: Schemas['PostUpdate'];
  changes: PreparedChange[];
  authorId: string | null;
  /** Milliseconds. */
  now: number;
}

/** The result for one language. */
interface Outcome {
  change: Change;
  before: PostTranslationTable | null;
  /** Null if removed. */
  after: PostTranslationTable | null;
  hasNewText: boolean;
}

export async function prepareUpdate(
  db: Database,
  post: PostTable,
  input: Schemas['PostUpdate'],
  { authorId, now }: Pick<PreparedUpdate, 'authorId' | 'now'>,
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
        changedAt: changeTime(change.updated_at, path, now),
        added: isNew ? await newTranslation(db, post.id, change, { account: authorId, now, path }) : null,
        text: hasText
          ? await renderedBody(db, { body: change.body ?? '', language: change.language, account: authorId })
          : null,
      };
    }),
  );
  return { input, changes, authorId, now };
}

/** Writes an update, or throws `StaleText` if a text was changed meanwhile. */
export async function applyUpdate(trx: Database, id: string, update: PreparedUpdate): Promise<void> {
  const { input, now } = update;
  const post = await lockPost(trx, id);
  const outcomes: Outcome[] = [];
  for (const change of update.changes) outcomes.push(await applyChange(trx, post, change, now));
  await refuseEmpty(trx, post.id);
  await settleOriginal(trx, post, following(outcomes));
  for (const outcome of outcomes) await keepHistory(trx, outcome, update);
  refuseReserved(input.slug ?? post.slug, input.page_face === undefined ? post.page_face : input.page_face);
  if (input.slug !== undefined && input.slug !== post.slug) {
    await claimSlug(trx, post.id, input.slug);
    if (post.last_published_at !== null) await keepFormerSlug(trx, post.id, post.slug);
    if (post.page_face !== null) await renameInMenus(trx, now, { from: post.slug, to: input.slug });
  }
  const { slug, cover, canonical_url, page_face, is_in_menu, is_unlisted, is_pinned } = input;
  const values = withoutUndefined({
    slug,
    cover,
    canonical_url,
    page_face,
    is_in_menu: is_in_menu === undefined ? undefined : flag(is_in_menu),
    is_unlisted: is_unlisted === undefined ? undefined : flag(is_unlisted),
    is_pinned: is_pinned === undefined ? undefined : flag(is_pinned),
    updated_at: now,
  });
  await trx.updateTable('posts').set(values).where('id', '=', post.id).execute();
  await refreshPost(trx, post.id, { now, tags: input.tags });
}

async function refuseEmpty(trx: Database, postId: string): Promise<void> {
  const left = await trx
    .selectFrom('post_translations')
    .select('language')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (left) return;
  const message = {
    ru: 'У поста должен остаться хотя бы один язык.',
    en: 'A post must keep at least one language.',
  };
  throw problem('invalid_fields', { fields: [{ path: 'translations', code: 'last_language', message }] });
}

/** Returns the languages that are up to date with the original after the update. */
function following(outcomes: readonly Outcome[]): Set<Language> {
  const isWhole = outcomes.filter((outcome) => outcome.hasNewText).length > 1;
  const isFollowing = ({ change, before, after, hasNewText }: Outcome): boolean =>
    before === null ||
    change.is_reviewed === true ||
    (isWhole && hasNewText) ||
    (before.status === 'draft' && after?.status === 'published');
  return new Set(outcomes.filter(isFollowing).map((outcome) => outcome.change.language));
}

async function keepHistory(
  trx: Database,
  { change, before, after, hasNewText }: Outcome,
  { authorId, now }: PreparedUpdate,
): Promise<void> {
  const wasPublic = before !== null && isVisible(before, now);
  const { language } = change;
  if (after && hasNewText) await recordRevision(trx, after, { authorId, now, wasPublic });
  else if (before && wasPublic) await markPublic(trx, before.post_id, language);
  // The pending change has now been published or discarded.
  if (before && (change.removed || hasText(change))) await removePending(trx, before.post_id, language);
}

function hasText({ title, summary, body }: Change): boolean {
  return title !== undefined || summary !== undefined || body !== undefined;
}

async function applyChange(
  trx: Database,
  post: PostTable,
  { change, added, text, changedAt }: PreparedChange,
  now: number,
): Promise<Outcome> {
  const { language } = change;
  if (added) {
    const revision = await nextRevision(trx, post.id, language);
    const inserted = await trx
      .insertInto('post_translations')
      .values({ ...added, revision, text_revision: revision })
      .onConflict((conflict) => conflict.columns(['post_id', 'language']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inserted) throw new StaleText();
    return { change, before: null, after: inserted, hasNewText: true };
  }
  const before = (await translationsOf(trx, post.id)).find((found) => found.language === language) ?? null;
  if (!before || before.revision !== change.revision) throw new StaleText();
  if (change.version !== undefined && change.version !== (await pendingVersion(trx, post.id, language)))
    throw new StaleText();
  const wasPublic = before.status === 'published' || (await wasEverPublic(trx, before));
  const values = change.removed ? null : changedColumns(before, { change, text, wasPublic, changedAt, now });
  const count = values ? await writeText(trx, before, values) : await removeText(trx, before);
  // PostgreSQL: another transaction was faster between the read and the write.
  if (count === 0n) throw new StaleText();
  const after = values && { ...before, ...values };
  return { change, before, after, hasNewText: after !== null && isOtherText(before, after) };
}
