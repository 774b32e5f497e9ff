import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { problem } from '../../errors.ts';
import { authorOf, type AuthorRow } from './answer.ts';
import { readPost } from './store.ts';

/** The refusal carries the post as it is now, so that the editor can show both versions. */
export async function stale(trx: Database, post: PostTable, now: number): Promise<Error> {
  const current = await readPost(trx, post, { withSource: true, now });
  return problem('stale_revision', { extra: { current, author: await lastAuthor(trx, post.id) } });
}

/** Returns who has saved any text of the post last; null where that is not known. */
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
