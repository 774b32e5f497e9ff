import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { authorOf, type AuthorRow } from './answer.ts';
import { postRow, readPost } from './store.ts';

/** The write is based on another state than the current one. */
export class StaleText extends Error {}

/**
 * Runs a write, and refuses it if it throws `StaleText`. The refusal contains the current post, so that the editor can
 * show both versions. The post is read after the whole write is rolled back: of two languages the first may have been
 * written before the second was refused, and the editor would consider it saved.
 */
export async function refusingStale<T>(
  db: Database,
  { id, now }: { id: string; now: number },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StaleText)) throw error;
    const current = await readPost(db, await postRow(db, id), { withSource: true, now });
    throw problem('stale_revision', { extra: { current, author: await lastAuthor(db, id) } });
  }
}

/** Returns the author of the last save of any text of the post; null if unknown. */
async function lastAuthor(trx: Database, postId: string): Promise<AuthorRow | null> {
  const published = trx
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .select(['author_id', 'created_at as saved_at']);
  const pending = trx
    .selectFrom('post_pending')
    .where('post_id', '=', postId)
    .select(['author_id', 'updated_at as saved_at']);
  const last = await trx
    .selectFrom(published.unionAll(pending).as('saves'))
    .leftJoin('users', 'users.id', 'saves.author_id')
    .select(['users.first_name', 'users.last_name', 'users.photo'])
    .orderBy('saves.saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? authorOf(last) : null;
}
