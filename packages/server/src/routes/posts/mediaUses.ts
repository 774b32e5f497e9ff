import type { Database } from '../../db/schema.ts';
import { recordUses } from '../../media/uses.ts';

/** Records the pictures in a post's cover, text, pending change or revision. */
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
