import { setImmediate as nextTurn } from 'node:timers/promises';
import { storedPosts } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import { touchRepresentation } from '../../../db/touchRepresentation.ts';
import { addPostsToSearch, foundPosts, removePostFromSearch } from '../../../search/indexPost.ts';
import { countPosts } from '../counts/countPost.ts';

/** Posts in memory at a time. */
const slice = 20;

/**
 * Updates counts, search and `representation_changed_at` of posts whose tags were renamed, added or removed, including
 * posts in the trash.
 */
export async function reindexPosts(trx: Database, ids: readonly string[], now: number): Promise<void> {
  for (let at = 0; at < ids.length; at += slice) {
    // SQLite calls block the thread: for a tag with thousands of posts no other request would be served meanwhile.
    if (at > 0) await nextTurn();
    const some = ids.slice(at, at + slice);
    await countPosts(trx, some, now);
    for (const id of some) await removePostFromSearch(trx, id);
    const posts = await storedPosts(trx)
      .selectAll('posts')
      .where(isOneOf(trx, 'posts.id', some))
      .execute();
    await addPostsToSearch(trx, await foundPosts(trx, posts));
    await touchRepresentation(trx, 'posts', isOneOf(trx, 'posts.id', some), now);
  }
}
