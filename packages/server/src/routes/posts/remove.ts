import type { Database } from '../../db/schema.ts';
import { indexDeletedPost } from '../../search/indexPost.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { moveToTrash } from '../shared/moveToTrash.ts';
import { countPost } from './counts/countPost.ts';
import { touchPartsBeside } from './series/touchParts.ts';
import { postRow } from './store.ts';

/** Moves a post to the trash, in the transaction that deletes it. */
export async function removePost(trx: Database, author: Author, postId: string): Promise<void> {
  const { id, slug, published_at } = await postRow(trx, postId);
  const now = author.now();
  // Its slug is free for others while it is in the trash.
  await moveToTrash(trx, 'post', id, now, { slug: id, deleted_slug: slug });
  await indexDeletedPost(trx, id);
  await countPost(trx, id, now);
  if (published_at !== null) await touchPartsBeside(trx, [id], now);
  await recordItem(trx, author, 'deleted', { kind: 'post', id });
}
