import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeFact } from '../../../db/facts.ts';
import { storedPosts } from '../../../db/live.ts';
import { isOneOf } from '../../../db/rows.ts';
import type { Database } from '../../../db/schema.ts';
import { touchRepresentation } from '../../../db/touchRepresentation.ts';
import { inTransaction, locked, raiseContentVersion, unchecked } from '../../../db/transaction.ts';
import { addPostsToSearch, foundPosts, removePostFromSearch } from '../../../search/indexPost.ts';
import { countPosts } from '../counts/countPost.ts';

/** Posts in memory, and in one transaction, at a time. */
const slice = 20;

/** Rows of `facts` that begin with this list the posts of a slice that is still to be written. */
const prefix = 'reindex_posts ';

/**
 * Updates counts, search and `representation_changed_at` of posts whose tags were renamed, added or removed, including
 * posts in the trash. More than a slice of them is only noted: call `reindexNoted` after the transaction.
 */
export async function reindexPosts(trx: Database, ids: readonly string[], now: number): Promise<void> {
  if (ids.length <= slice) return reindexSlice(trx, ids, now);
  for (let at = 0; at < ids.length; at += slice)
    await writeFact(trx, prefix + randomUUID(), JSON.stringify(ids.slice(at, at + slice)));
}

async function reindexSlice(trx: Database, ids: readonly string[], now: number): Promise<void> {
  await countPosts(trx, ids, now);
  for (const id of ids) await removePostFromSearch(trx, id);
  const isOne = isOneOf(trx, 'posts.id', ids);
  const posts = await storedPosts(trx).selectAll('posts').where(isOne).execute();
  await addPostsToSearch(trx, await foundPosts(trx, posts));
  await touchRepresentation(trx, 'posts', isOne, now);
}

/** Writes a noted slice, unless another process has. */
function writeSlice(db: Database, key: string, now: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const query = trx.selectFrom('facts').select('value').where('key', '=', key);
    const row = await locked(trx, query).executeTakeFirst();
    if (!row) return;
    await reindexSlice(trx, JSON.parse(row.value) as string[], now);
    await trx.deleteFrom('facts').where('key', '=', key).execute();
    await raiseContentVersion(trx);
  });
}

/**
 * Updates the noted posts in a transaction per slice: one for all posts of a large tag would keep every other writer
 * waiting. What a killed process has left is continued by housekeeping.
 */
export async function reindexNoted(db: Database, now: () => number, signal?: AbortSignal): Promise<void> {
  const noted = () => db.selectFrom('facts').select('key').where('key', 'like', `${prefix}%`).limit(1);
  for (let row = await noted().executeTakeFirst(); row; row = await noted().executeTakeFirst()) {
    const { key } = row;
    if (signal?.aborted) return;
    await unchecked(() => writeSlice(db, key, now()));
    await nextTurn();
  }
}
