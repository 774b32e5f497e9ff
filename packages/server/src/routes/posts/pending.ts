import type { Language } from '@janus-site/core';
import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostPendingTable } from '../../db/schema/posts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { pendingAnswer } from './answer.ts';
import { addPanelTexts, removePanelTexts } from '../../search/panelIndex.ts';
import { pendingText } from '../../search/indexPost.ts';
import { refusingStale, StaleText } from './stale.ts';
import { dropPostUses, recordPostUses } from './mediaUses.ts';
import { postRow } from './store.ts';
import { foundTags } from '../../search/foundTags.ts';

interface Place {
  postId: string;
  language: Language;
}

interface Writing {
  input: Schemas['PendingInput'];
  authorId: string | null;
  /** Milliseconds. */
  now: number;
}

/** Saves a pending change; returns null if it is based on another state than the current one. */
async function writePending(trx: Database, place: Place, writing: Writing): Promise<PostPendingTable | null> {
  return (await writeNext(trx, place, writing)) ?? savedBefore(trx, place, writing);
}

/** Returns the current pending change if this very request saved it: its response may have been lost. */
async function savedBefore(
  trx: Database,
  { postId, language }: Place,
  { input, authorId }: Writing,
): Promise<PostPendingTable | null> {
  const { version, revision, title, summary, body } = input;
  const row = await trx
    .selectFrom('post_pending')
    .selectAll()
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!row || row.author_id !== authorId || (version !== 0 && row.version !== version + 1)) return null;
  const isEqual =
    row.revision === revision && row.title === title && row.summary === summary && row.body === body;
  return isEqual ? row : null;
}

async function writeNext(
  trx: Database,
  { postId, language }: Place,
  { input, authorId, now }: Writing,
): Promise<PostPendingTable | null> {
  const { version, revision, title, summary, body } = input;
  const text = await trx
    .selectFrom('post_translations')
    .select('revision')
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!text) throw problem('not_found');
  // A new change must start from the published text: otherwise it would hide what somebody else published meanwhile.
  if (revision > text.revision || (version === 0 && revision !== text.revision)) return null;
  const values = {
    version: version === 0 ? firstVersion(now) : version + 1,
    revision,
    author_id: authorId,
    updated_at: now,
    title,
    summary,
    body,
  };
  if (version === 0) {
    const inserted = await trx
      .insertInto('post_pending')
      .values({ post_id: postId, language, ...values })
      .onConflict((conflict) => conflict.columns(['post_id', 'language']).doNothing())
      .returningAll()
      .executeTakeFirst();
    return inserted ?? null;
  }
  const before = await trx
    .selectFrom('post_pending')
    .select(['version', 'revision'])
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (before?.version !== version || revision < before.revision) return null;
  const updated = await trx
    .updateTable('post_pending')
    .set(values)
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return updated ?? null;
}

/**
 * Returns the version of a new pending change: above those of all earlier published or discarded ones, so that none of
 * them is mistaken for it. Seconds are enough, as nobody saves more often than every few.
 */
const firstVersion = (now: number): number => Math.max(1, Math.floor((now - Date.UTC(2025, 0)) / 1000));

/** Returns the version of the pending change of a text; 0 for none. */
export async function pendingVersion(trx: Database, postId: string, language: Language): Promise<number> {
  const row = await trx
    .selectFrom('post_pending')
    .select('version')
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function removePending(trx: Database, postId: string, language: Language): Promise<boolean> {
  const result = await trx
    .deleteFrom('post_pending')
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .executeTakeFirst();
  await dropPostUses(trx, postId, `${language}/pending`);
  await removePanelTexts(trx, postId, { kinds: ['pending'], language });
  return result.numDeletedRows > 0n;
}

/** Nothing here raises the content version: no page for visitors has changed. */
export const pendingHandlers = {
  savePending: async ({ db, input, caller, now }) => {
    const moment = now();
    const { language } = input.params;
    const { id } = input.params;
    const write = async (trx: Database) => {
      const post = await postRow(trx, id);
      const writing = { input: input.body, authorId: caller.id, now: moment };
      const written = await writePending(trx, { postId: post.id, language }, writing);
      if (!written) throw new StaleText();
      await recordPostUses(trx, post.id, `${language}/pending`, written.body);
      await removePanelTexts(trx, post.id, { kinds: ['pending'], language });
      const tags = (await foundTags(trx, [post.id])).get(post.id) ?? [];
      await addPanelTexts(trx, [pendingText({ post, tags }, written)]);
      return written;
    };
    const row = await refusingStale(db, { id, now: moment }, () => inTransaction(db, write));
    return { status: 200, body: pendingAnswer(row) };
  },

  dropPending: async ({ db, input, now }) => {
    const { language } = input.params;
    const { version } = input.query;
    const { id } = input.params;
    const drop = async (trx: Database) => {
      const post = await postRow(trx, id);
      const found = await pendingVersion(trx, post.id, language);
      if (found !== 0 && version !== undefined && version !== found) throw new StaleText();
      if (!(await removePending(trx, post.id, language))) throw problem('not_found');
    };
    await refusingStale(db, { id, now: now() }, () => inTransaction(db, drop));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
