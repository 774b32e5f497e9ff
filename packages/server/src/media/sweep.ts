import type { Database } from '../db/schema.ts';
import type { MediaTable } from '../db/schema/upkeep.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { filesOf, idOfFile, partEnd } from './files.ts';
import { deleteAll, type MediaStorage } from './storage.ts';

/** A picture may be part of an unsaved text for a while. */
const graceMs = 24 * 60 * 60 * 1000;

/** Uploads removed in one transaction; other requests are answered in between. */
const slice = 100;

export interface SweepOptions {
  /** The current time in milliseconds. */
  now: number;
  /** Milliseconds during which new uploads are kept; a day by default. */
  grace?: number;
}

type Removed = Pick<MediaTable, 'id' | 'widths'>;

/**
 * Removes uploads that are neither used nor in the library, and files without a row; returns the number of uploads. An
 * upload in the library stays until it is put into the trash, which is emptied like that of texts.
 */
export async function sweepMedia(
  db: Database,
  media: MediaStorage,
  { now, grace = graceMs }: SweepOptions,
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await removeUnused(db, now - grace);
    // files last, and outside the transaction: those left when the process dies are strays
    for (const { id, widths } of removed) await deleteAll(media, filesOf(id, JSON.parse(widths) as number[]));
    count += removed.length;
    if (removed.length === 0) break;
  }
  await removeStrays(db, media, now - grace);
  return count;
}

/** Removes a batch of rows that are unused, not in the library and older than a time. */
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
    // PostgreSQL: skips uploads whose use is being recorded right now; the delete below checks again
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

/** Removes files left by a process that died between the file and its row, or while writing a file. */
async function removeStrays(db: Database, media: MediaStorage, before: number): Promise<void> {
  const ids = new Set((await db.selectFrom('media').select('id').execute()).map((row) => row.id));
  for await (const { name, modifiedAt } of media.list()) {
    if (modifiedAt >= before) continue;
    const id = idOfFile(name);
    const isStray = id === null ? name.endsWith(partEnd) : !ids.has(id);
    if (isStray) await media.delete(name);
  }
}
