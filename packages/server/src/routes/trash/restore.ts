import { sql } from 'kysely';
import type { Kind, Service } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { touchRepresentation, type ListedTable } from '../../db/touchRepresentation.ts';
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

/** Copies of the list lack a restored item, whose `updated_at` stays the same. */
async function touch(trx: Database, table: ListedTable, id: string, now: number): Promise<void> {
  await touchRepresentation(trx, table, sql`id = ${id}`, now);
}

async function settlePost(trx: Database, id: string, now: number): Promise<void> {
  const { updated_at } = await postRow(trx, id);
  await settleSlug(trx, id);
  await refreshPost(trx, id, { now, updatedAt: updated_at });
  await touch(trx, 'posts', id, now);
}

async function settleProject(trx: Database, id: string, now: number): Promise<void> {
  await projectSlugs.settleSlug(trx, id);
  await indexProject(trx, id);
  await touch(trx, 'projects', id, now);
}

async function settleExperience(trx: Database, id: string, now: number): Promise<void> {
  await indexExperience(trx, id);
  await touch(trx, 'experiences', id, now);
}

const settle: Readonly<Record<Kind, (trx: Database, id: string, now: number) => Promise<void>>> = {
  post: settlePost,
  project: settleProject,
  experience: settleExperience,
  message: indexMessage,
  picture: async () => {},
};

/** Restores an item from the trash unchanged. */
export async function restoreItem(
  trx: Database,
  author: Author,
  service: Service,
  id: string,
): Promise<Deleted> {
  const now = author.now();
  const item = await takeFromTrash(trx, service, id, now);
  await settle[item.kind](trx, item.id, now);
  await recordItem(trx, author, 'restored', item);
  return item;
}
