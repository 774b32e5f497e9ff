import type { Kind, Service } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { indexExperience } from '../../search/indexExperience.ts';
import { indexMessage } from '../../search/indexMessage.ts';
import { indexProject } from '../../search/indexProject.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { refreshPost } from '../posts/refresh.ts';
import { settleSlug } from '../posts/slugs.ts';
import { postRow } from '../posts/store.ts';
import { projectSlugs } from '../shared/projectSlugs.ts';
import { takeFromTrash, type Deleted } from './store.ts';

async function settlePost(trx: Database, id: string): Promise<void> {
  const { updated_at } = await postRow(trx, id);
  await settleSlug(trx, id);
  await refreshPost(trx, id, { now: updated_at });
}

async function settleProject(trx: Database, id: string): Promise<void> {
  await projectSlugs.settleSlug(trx, id);
  await indexProject(trx, id);
}

const settle: Readonly<Record<Kind, (trx: Database, id: string) => Promise<void>>> = {
  post: settlePost,
  project: settleProject,
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
