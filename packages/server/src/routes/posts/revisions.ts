import type { Language } from '@janus-site/core';
import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostRevisionTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { isoTime } from '../../values.ts';
import { authorOf } from './answer.ts';
import { dropPostUses, recordPostUses } from './mediaUses.ts';
import { postRow } from './store.ts';

/** Saves of one person within this time are merged into one revision. */
const mergedWithin = 10 * 60 * 1000;
const mostKept = 200;

type SavedText = Pick<
  PostTranslationTable,
  'post_id' | 'language' | 'revision' | 'status' | 'title' | 'summary' | 'body'
>;

export interface Saving {
  authorId: string | null;
  /** Milliseconds. */
  now: number;
  /** Whether visitors could read the text that this one replaces. */
  wasPublic: boolean;
}

/** Adds a saved text to the revisions of its language. */
export async function recordRevision(trx: Database, text: SavedText, saving: Saving): Promise<void> {
  const { post_id, language, revision, status, title, summary, body } = text;
  const before = await newestOf(trx, post_id, language);
  const merged = before && (await isMerged(trx, before, text, saving)) ? before : null;
  if (merged) {
    await trx
      .deleteFrom('post_revisions')
      .where('post_id', '=', post_id)
      .where('language', '=', language)
      .where('revision', '=', merged.revision)
      .execute();
    await dropPostUses(trx, post_id, `${language}/${merged.revision}`);
  }
  const { authorId: author_id, now: created_at } = saving;
  const row = { post_id, language, revision, name: '', status, author_id, created_at, title, summary, body };
  await trx
    .insertInto('post_revisions')
    .values({ ...row, begun_at: merged?.begun_at ?? created_at, was_public: 0, characters: [...body].length })
    .execute();
  await recordPostUses(trx, post_id, `${language}/${revision}`, body);
  await removeOldest(trx, post_id, language);
}

/** Whether visitors could read an earlier text of this language. */
export async function wasEverPublic(
  trx: Database,
  { post_id, language }: Pick<SavedText, 'post_id' | 'language'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('post_revisions')
    .select('revision')
    .where('post_id', '=', post_id)
    .where('language', '=', language)
    .where('was_public', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the newest revision of a language as having been public, before another property is changed. */
export async function markPublic(trx: Database, postId: string, language: Language): Promise<void> {
  const newest = await newestOf(trx, postId, language);
  if (!newest || newest.was_public === 1) return;
  await trx
    .updateTable('post_revisions')
    .set({ was_public: 1 })
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('revision', '=', newest.revision)
    .execute();
}

/** Returns the revision number for an added language; one that existed before continues its numbers. */
export async function nextRevision(trx: Database, postId: string, language: Language): Promise<number> {
  const newest = await newestOf(trx, postId, language);
  return (newest?.revision ?? 0) + 1;
}

type Newest = Pick<
  PostRevisionTable,
  'revision' | 'name' | 'status' | 'was_public' | 'author_id' | 'begun_at'
>;

function newestOf(trx: Database, postId: string, language: Language): Promise<Newest | undefined> {
  return trx
    .selectFrom('post_revisions')
    .select(['revision', 'name', 'status', 'was_public', 'author_id', 'begun_at'])
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the previous revision was only a step to this one: nobody has read it, and no translation is based on it. */
async function isMerged(trx: Database, before: Newest, text: SavedText, saving: Saving): Promise<boolean> {
  if (saving.wasPublic || before.was_public === 1 || before.name !== '') return false;
  if (before.author_id !== saving.authorId || before.status !== text.status) return false;
  if (saving.now - before.begun_at >= mergedWithin) return false;
  const follower = await trx
    .selectFrom('post_translations')
    .select('language')
    .where('post_id', '=', text.post_id)
    .where('language', '!=', text.language)
    .where('source_revision', '>=', before.revision)
    .where('source_revision', '<', text.revision)
    .executeTakeFirst();
  return !follower;
}

async function removeOldest(trx: Database, postId: string, language: Language): Promise<void> {
  const excess = await trx
    .selectFrom('post_revisions')
    .select('revision')
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('name', '=', '')
    .orderBy('revision', 'desc')
    .limit(1)
    .offset(mostKept)
    .executeTakeFirst();
  if (!excess) return;
  const removed = await trx
    .deleteFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('revision', '<=', excess.revision)
    .where('name', '=', '')
    .returning('revision')
    .execute();
  for (const { revision } of removed) await dropPostUses(trx, postId, `${language}/${revision}`);
}

type SummaryColumns = Omit<PostRevisionTable, 'summary' | 'body' | 'was_public' | 'author_id' | 'begun_at'>;

function summaryAnswer(row: SummaryColumns & Parameters<typeof authorOf>[0]): Schemas['RevisionSummary'] {
  const { language, revision, status, title, name, characters } = row;
  const author = authorOf(row);
  return { language, revision, status, title, name, author, created_at: isoTime(row.created_at), characters };
}

/** Returns a query for the rows of one language with their authors. */
function revisionsOf(db: Database, postId: string, language: Language) {
  return db
    .selectFrom('post_revisions')
    .leftJoin('users', 'users.id', 'post_revisions.author_id')
    .where('post_revisions.post_id', '=', postId)
    .where('post_revisions.language', '=', language)
    .select([
      'post_revisions.post_id',
      'post_revisions.language',
      'post_revisions.revision',
      'post_revisions.status',
      'post_revisions.title',
      'post_revisions.name',
      'post_revisions.created_at',
      'post_revisions.characters',
      'users.first_name',
      'users.last_name',
      'users.photo',
    ]);
}

export const revisionHandlers = {
  listRevisions: async ({ db, input }) => {
    const { limit, cursor } = input.query;
    const { id } = await postRow(db, input.params.id);
    const { language } = input.params;
    const { total } = await db
      .selectFrom('post_revisions')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('post_id', '=', id)
      .where('language', '=', language)
      .executeTakeFirstOrThrow();
    const after = decodeCursor(cursor);
    let query = revisionsOf(db, id, language)
      .orderBy('post_revisions.revision', 'desc')
      .limit(limit + 1);
    if (after) query = query.where('post_revisions.revision', '<', after[0]);
    const { rows, next_cursor } = cutPage(await query.execute(), limit, (row) => [
      row.revision,
      row.language,
    ]);
    const items = rows.map((row) => summaryAnswer(row));
    return { status: 200, body: { items, total: Number(total), next_cursor } };
  },

  getRevision: async ({ db, input }) => {
    const { id } = await postRow(db, input.params.id);
    const row = await revisionsOf(db, id, input.params.language)
      .select(['post_revisions.summary', 'post_revisions.body'])
      .where('post_revisions.revision', '<=', input.params.revision)
      .orderBy('post_revisions.revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) throw problem('not_found');
    const { summary, body } = row;
    return { status: 200, body: { ...summaryAnswer(row), summary, body } };
  },

  nameRevision: async ({ db, input }) => {
    const { language, revision } = input.params;
    const row = await inTransaction(db, async (trx) => {
      const { id } = await postRow(trx, input.params.id);
      await trx
        .updateTable('post_revisions')
        .set({ name: input.body.name.trim() })
        .where('post_id', '=', id)
        .where('language', '=', language)
        .where('revision', '=', revision)
        .execute();
      return revisionsOf(trx, id, language)
        .where('post_revisions.revision', '=', revision)
        .executeTakeFirst();
    });
    if (!row) throw problem('not_found');
    return { status: 200, body: summaryAnswer(row) };
  },
} satisfies Partial<Handlers>;
