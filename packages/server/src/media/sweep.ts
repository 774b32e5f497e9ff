import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { pictureAddress } from '../markdown/figures.ts';
import type { Settings } from '../settings.ts';
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
    const used = await usedMedia(trx);
    const old = await trx
      .selectFrom('media')
      .select(['id', 'widths'])
      .where('created_at', '<', now - grace)
      .execute();
    const unused = old.filter((row) => !used.has(row.id));
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

/** Ids of media that some row refers to. */
async function usedMedia(db: Database): Promise<Set<string>> {
  const used = new Set<string>();
  const take = (texts: readonly (string | null)[]): void => {
    for (const text of texts)
      for (const match of (text ?? '').matchAll(pictureAddress)) used.add(match[1] ?? '');
  };
  const mark = '%/media/%';
  const covers = await db.selectFrom('posts').select('cover').where('cover', 'like', mark).execute();
  const projects = await db.selectFrom('projects').select('cover').where('cover', 'like', mark).execute();
  const users = await db.selectFrom('users').select('photo').where('photo', 'like', mark).execute();
  const profiles = await db.selectFrom('profile').select('photo').where('photo', 'like', mark).execute();
  take([...covers, ...projects].map((row) => row.cover));
  take([...users, ...profiles].map((row) => row.photo));
  take(
    (await db.selectFrom('post_translations').select('body').where('body', 'like', mark).execute()).map(
      (row) => row.body,
    ),
  );
  const abouts = await db.selectFrom('profile_translations').select(['about', 'cv']).execute();
  take(abouts.map((row) => row.about));
  for (const { cv } of abouts) if (cv) used.add(cv);
  for (const table of ['project_translations', 'experience_translations'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('description')
      .where('description', 'like', mark)
      .execute();
    take(rows.map((row) => row.description));
  }
  return used;
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
