import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { refreshPost } from '../posts/refresh.ts';
import { freeSlug } from '../posts/slugs.ts';
import { postRow } from '../posts/store.ts';

/** Call once a post is out of the bin: it gets its address back, or the nearest free one. */
export async function settleRestoredPost(trx: Database, id: string): Promise<void> {
  const { deleted_slug, updated_at } = await postRow(trx, id);
  // former addresses that another post has taken stay with it; its own must not stand in its way
  await sql`delete from post_slugs where post_id = ${id}
    and (slug = ${deleted_slug} or slug in (select slug from posts))`.execute(trx);
  const slug = await freeSlug(trx, deleted_slug ?? id);
  await trx.updateTable('posts').set({ slug, deleted_slug: null }).where('id', '=', id).execute();
  await refreshPost(trx, id, { now: updated_at });
}
