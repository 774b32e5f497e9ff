import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Notes that posts have changed whose rows have not: one of their tags has, or their series. Programs that keep in step
 * ask for what has changed since a time.
 */
export async function touchPosts(trx: Database, ids: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ updated_at: now })
    .where(isOneOf(trx, 'id', ids))
    .execute();
}
