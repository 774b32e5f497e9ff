import type { Database } from '../db/schema.ts';
import type { MediaTable } from '../db/schema/upkeep.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { filesOf, idOfFile, partEnd } from './files.ts';
import { deleteAll, type MediaStorage } from './storage.ts';

/** A picture may lie in an unsaved text for a while. */
const graceMs = 24 * 60 * 60 * 1000;

/** Media removed in one transaction: others' requests are answered between two of them. */
const slice = 100;

export interface SweepOptions {
  /** Milliseconds now. */
  now: number;
  /** Milliseconds during which nothing new is removed; a day by default. */
  grace?: number;
}

type Removed = Pick<MediaTable, 'id' | 'widths'>;

/**
 * Removes media that nothing uses and no library keeps, and files that no row knows; returns the number of media.
 * What is in the library stays until somebody puts it into the bin, which is emptied as that of texts is.
 */
export async function sweepMedia(
  db: Database,
  media: MediaStorage,
  { now, grace = graceMs }: SweepOptions,
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await removeUnused(db, now - grace);
    // files last, and outside of the transaction: those that stay behind when the process dies are strays
    for (const { id, widths } of removed) await deleteAll(media, filesOf(id, JSON.parse(widths) as number[]));
    count += removed.length;
    if (removed.length === 0) break;
  }
  await removeStrays(db, media, now - grace);
  return count;
}

/** The rows of some media that nothing uses, no library keeps and that are older than a time. */
function removeUnused(db: Database, before: number): Promise<Removed[]> {
  return inTransaction(db, async (trx) => {
    const unused = trx
      .selectFrom('media')
      .select('media.id')
      .where('in_library', '=', 0)
      .where('created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('media_uses').select('media_id').whereRef('media_id', '=', 'media.id')),
        ),
      )
      .orderBy('created_at')
      .orderBy('media.id')
      .limit(slice);
    // PostgreSQL: whoever notes a use of one of them meanwhile is waited for, and asked after below
    const locked = engineOf(trx) === 'postgres' ? unused.forUpdate('media').skipLocked() : unused;
    const ids = (await locked.execute()).map(({ id }) => id);
    if (ids.length === 0) return [];
    return trx
      .deleteFrom('media')
      .where('id', 'in', ids)
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('media_uses').select('media_id').whereRef('media_id', '=', 'media.id')),
        ),
      )
      .returning(['id', 'widths'])
      .execute();
  });
}

/** Files left by a process that died between the file and its row, or in the middle of a file. */
async function removeStrays(db: Database, media: MediaStorage, before: number): Promise<void> {
  const ids = new Set((await db.selectFrom('media').select('id').execute()).map((row) => row.id));
  for await (const { name, modifiedAt } of media.list()) {
    if (modifiedAt >= before) continue;
    const id = idOfFile(name);
    const isStray = id === null ? name.endsWith(partEnd) : !ids.has(id);
    if (isStray) await media.delete(name);
  }
}
