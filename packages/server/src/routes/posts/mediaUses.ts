import type { Database } from '../../db/schema.ts';
import { recordUses } from '../../media/uses.ts';

/** Notes the pictures of a post's cover, text, change that waits, or entry of the history. */
export function recordPostUses(
  trx: Database,
  postId: string,
  place: string,
  text: string | null | undefined,
): Promise<void> {
  return recordUses(trx, { kind: 'post', item_id: postId, place }, text);
}

export function dropPostUses(trx: Database, postId: string, place: string): Promise<void> {
  return recordPostUses(trx, postId, place, null);
}
