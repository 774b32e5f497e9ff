import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordEntry } from '../career/handlers.ts';
import { deleteEntry, restoreEntry } from '../career/store.ts';
import { experienceStore } from '../experiences/store.ts';
import { removePost } from '../posts/remove.ts';
import { recordSeries } from '../posts/series/handlers.ts';
import { deleteSeries, restoreSeries } from '../posts/series/write.ts';
import { recordTag } from '../posts/tags/handlers.ts';
import { deleteTag, restoreTag } from '../posts/tags/store.ts';
import { profileRow } from '../profile/store.ts';
import { projectStore } from '../projects/store.ts';
import { restoreItem } from '../trash/restore.ts';
import { removeBlogSentences } from './blogSentences.ts';
import { removeProfile, restoreProfile } from './profile.ts';
import {
  noteRemoval,
  orphanedTags,
  presentItems,
  profileItem,
  removedItems,
  removedTags,
  type SampleItem,
} from './store.ts';

async function readSample(db: Database, now: number): Promise<Schemas['Sample']> {
  const items = await presentItems(db);
  return {
    items: items.flatMap(({ kind, item_id: id }) => (kind === 'profile' ? [] : [{ kind, id }])),
    has_profile: items.some(({ kind }) => kind === 'profile'),
    restorable: (await removedItems(db, now)).length,
  };
}

/** Moves an item of the sample to the trash; for the profile, which has no trash, returns its former content. */
async function remove(
  trx: Database,
  author: Author,
  { kind, item_id: id }: SampleItem,
): Promise<string | null> {
  if (kind === 'profile') return removeProfile(trx, author);
  if (kind === 'career') await recordEntry(trx, author, 'deleted', await deleteEntry(trx, id, author.now()));
  else if (kind === 'series')
    await recordSeries(trx, author, 'deleted', await deleteSeries(trx, id, author.now()));
  else if (kind === 'post') await removePost(trx, author, id);
  else await (kind === 'project' ? projectStore : experienceStore).remove(trx, id, author);
  return null;
}

/** Restores an item of the sample from the trash. */
async function restore(trx: Database, author: Author, { kind, item_id: id }: SampleItem): Promise<void> {
  if (kind === 'career')
    await recordEntry(trx, author, 'restored', await restoreEntry(trx, id, author.now()));
  else if (kind === 'series')
    await recordSeries(trx, author, 'restored', await restoreSeries(trx, id, author.now()));
  else await restoreItem(trx, author, kind === 'post' ? 'posts' : 'portfolio', id);
}

export const sampleHandlers = {
  getSample: async ({ db, now }) => ({ status: 200, body: await readSample(db, now()) }),

  removeSample: async (call) => {
    const removedAt = call.now();
    const body = await writeContent(call.db, async (trx) => {
      for (const item of await presentItems(trx))
        await noteRemoval(trx, item, { removed_at: removedAt, kept: await remove(trx, call, item) });
      // Also if the profile stays, because the owner has changed it.
      await removeBlogSentences(trx, removedAt);
      for (const id of await orphanedTags(trx, removedAt))
        await recordTag(trx, call, 'deleted', await deleteTag(trx, id, removedAt));
      return readSample(trx, removedAt);
    });
    return { status: 200, body };
  },

  restoreSample: async (call) => {
    const body = await writeContent(
      call.db,
      async (trx) => {
        // First, since a restored post is counted with its tags.
        for (const id of await removedTags(trx, call.now()))
          await recordTag(trx, call, 'restored', await restoreTag(trx, id, call.now()));
        for (const { kept, ...item } of await removedItems(trx, call.now())) {
          const back = { removed_at: null, kept: null };
          if (item.kind !== 'profile') {
            await restore(trx, call, item);
            await noteRemoval(trx, item, back);
          } else if (kept !== null) {
            await restoreProfile(trx, call, kept);
            // It still belongs to the sample, in its current state.
            await noteRemoval(trx, profileItem, { ...back, updated_at: (await profileRow(trx)).updated_at });
          }
        }
        return readSample(trx, call.now());
      },
      { retryTaken: true },
    );
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;
