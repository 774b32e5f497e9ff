import { storedPosts } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import { addPostsToSearch, foundPosts, removePostFromSearch } from '../../../search/indexPost.ts';
import { countPost } from '../counts/countPost.ts';

/** Posts in memory at a time. */
const slice = 50;

/** Brings counts and search in line with posts whose tags were renamed, given or taken away; those in the bin as well. */
export async function reindexPosts(trx: Database, ids: readonly string[], now: number): Promise<void> {
  for (let at = 0; at < ids.length; at += slice) {
    const some = ids.slice(at, at + slice);
    for (const id of some) {
      await countPost(trx, id, now);
      await removePostFromSearch(trx, id);
    }
    const posts = await storedPosts(trx)
      .selectAll('posts')
      .where(isOneOf(trx, 'posts.id', some))
      .execute();
    await addPostsToSearch(trx, await foundPosts(trx, posts));
  }
}
