import type { Handlers } from '../../contract/handler.ts';
import { storedPosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { authorOf } from './answer.ts';

/** Milliseconds: a window counts as closed after three lost reports. */
const silentFor = 45_000;
const mostShown = 20;

interface Report {
  window: string;
  postId: string;
  userId: string;
  isWriting: boolean;
  /** Milliseconds. */
  now: number;
}

async function keepReport(db: Database, { window, postId, userId, isWriting, now }: Report): Promise<void> {
  await db
    .deleteFrom('post_writers')
    .where('seen_at', '<', now - silentFor)
    .execute();
  const values = { post_id: postId, user_id: userId, is_writing: isWriting ? 1 : 0, seen_at: now } as const;
  await db
    .insertInto('post_writers')
    .values({ window_id: window, ...values })
    .onConflict((conflict) =>
      // Nobody else may move the window of another account.
      conflict.column('window_id').doUpdateSet(values).where('post_writers.user_id', '=', userId),
    )
    .execute();
}

/** Accepts a post in the trash: a window may report while its post is deleted, there or elsewhere. */
async function requirePost(db: Database, id: string): Promise<void> {
  const post = await storedPosts(db).select('id').where('id', '=', id).executeTakeFirst();
  if (!post) throw problem('not_found');
}

/** Nothing here raises the content version. */
export const writerHandlers = {
  reportWriter: async ({ db, input, caller, now }) => {
    const userId = caller.id;
    if (userId === null) throw problem('forbidden');
    const { id: postId } = input.params;
    await requirePost(db, postId);
    const { window, is_writing: isWriting } = input.body;
    const moment = now();
    await keepReport(db, { window, postId, userId, isWriting, now: moment });
    const rows = await db
      .selectFrom('post_writers')
      .innerJoin('users', 'users.id', 'post_writers.user_id')
      .where('post_writers.post_id', '=', postId)
      .where('post_writers.window_id', '!=', window)
      .where('post_writers.seen_at', '>=', moment - silentFor)
      .select(['user_id', 'is_writing', 'first_name', 'last_name', 'photo'])
      .orderBy('is_writing', 'desc')
      .orderBy('window_id')
      .limit(mostShown)
      .execute();
    const items = rows.map(({ user_id, is_writing, ...row }) => ({
      author: authorOf(row),
      is_own: user_id === userId,
      is_writing: is_writing === 1,
    }));
    return { status: 200, body: { items } };
  },
} satisfies Partial<Handlers>;
