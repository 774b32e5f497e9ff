import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Settings } from '../settings.ts';
import { mediaInKeptTexts, mediaInUse } from './usedMedia.ts';
import { pdfFile, pictureFile, removeAll } from './files.ts';

/** A picture may lie in an unsaved text for a while. */
const graceMs = 24 * 60 * 60 * 1000;

export interface SweepOptions {
  /** Milliseconds now. */
  now: number;
  /** Milliseconds during which nothing new is removed; a day by default. */
  grace?: number;
}

/** Removes media that nothing refers to, and files that no row knows; answers with the number of media. */
export async function sweepMedia(
  db: Database,
  settings: Pick<Settings, 'mediaFolder'>,
  { now, grace = graceMs }: SweepOptions,
): Promise<number> {
  const removed = await inTransaction(db, async (trx) => {
    const used = await mediaInUse(trx);
    const old = await trx
      .selectFrom('media')
      .select(['id', 'widths'])
      .where('created_at', '<', now - grace)
      .execute();
    const unlinked = old.filter((row) => !used.has(row.id));
    if (unlinked.length === 0) return [];
    const kept = await mediaInKeptTexts(trx);
    const unused = unlinked.filter((row) => !kept.has(row.id));
    for (const { id } of unused) await trx.deleteFrom('media').where('id', '=', id).execute();
    return unused;
  });
  for (const { id, widths } of removed) {
    const narrower = (JSON.parse(widths) as number[]).map((width) => pictureFile(settings, id, width));
    await removeAll([pictureFile(settings, id, null), pdfFile(settings, id), ...narrower]);
  }
  await removeStrays(db, settings.mediaFolder, now - grace);
  return removed.length;
}

/** Files left by a process that died between the file and its row. */
async function removeStrays(db: Database, folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const known = new Set((await db.selectFrom('media').select('id').execute()).map((row) => row.id));
  for (const name of names) {
    const id = /^([0-9a-f-]{36})(-\d+)?\.(webp|pdf)$/.exec(name)?.[1];
    if (!id || known.has(id)) continue;
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < before) await removeAll([path]);
  }
}
