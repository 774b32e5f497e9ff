import { sql } from 'kysely';
import type { Kind, Service } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { indexExperience } from '../../search/indexExperience.ts';
import { indexMessage } from '../../search/indexMessage.ts';
import { indexProject } from '../../search/indexProject.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { refreshPost } from '../posts/refresh.ts';
import { freeSlug } from '../posts/slugs.ts';
import { postRow } from '../posts/store.ts';
import { takeFromTrash, type Deleted } from './store.ts';

/** It gets its address back, or the nearest free one. */
async function settlePost(trx: Database, id: string): Promise<void> {
  const { deleted_slug, updated_at } = await postRow(trx, id);
  // former addresses that another post has taken stay with it; its own must not stand in its way
  await sql`delete from post_slugs where post_id = ${id}
    and (slug = ${deleted_slug} or slug in (select slug from posts))`.execute(trx);
  const slug = await freeSlug(trx, deleted_slug ?? id);
  await trx.updateTable('posts').set({ slug, deleted_slug: null }).where('id', '=', id).execute();
  await refreshPost(trx, id, { now: updated_at });
}

const settle: Readonly<Record<Kind, (trx: Database, id: string) => Promise<void>>> = {
  post: settlePost,
  project: indexProject,
  experience: indexExperience,
  message: indexMessage,
  picture: async () => {},
};

/** Brings an item back from the bin as it was. */
export async function restoreItem(
  trx: Database,
  author: Author,
  service: Service,
  id: string,
): Promise<Deleted> {
  const item = await takeFromTrash(trx, service, id, author.now());
  await settle[item.kind](trx, item.id);
  await recordItem(trx, author, 'restored', item);
  return item;
}
