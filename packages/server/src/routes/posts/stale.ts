import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { problem } from '../../errors.ts';
import { readPost } from './store.ts';

/** The refusal carries the post as it is now, so that the editor can show both versions. */
export async function stale(trx: Database, post: PostTable, now: number): Promise<Error> {
  const current = await readPost(trx, post, { withSource: true, now });
  return problem('stale_revision', { extra: { current } });
}
