import type { DatabaseSync } from 'node:sqlite';
import { idOfFile } from '../media/files.ts';
import { isSame } from '../media/move.ts';
import { readFileOf, type MediaStorage } from '../media/storage.ts';
import type { Progress } from './copySqlite.ts';
import { uploadsOf } from './itemCounts.ts';

async function sizesIn(storage: MediaStorage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of storage.list()) sizes.set(name, size);
  return sizes;
}

/** Stores an upload where all backups share it, and reads it back; returns false if it was swept meanwhile. */
async function share(name: string, media: MediaStorage, shared: MediaStorage): Promise<boolean> {
  const bytes = await readFileOf(media, name);
  if (!bytes) return false;
  await shared.put(name, bytes);
  if (await isSame(shared, name, bytes)) return true;
  await shared.delete(name);
  throw new Error(`${name} came back changed from ${shared.place}.`);
}

/** Adds every upload to an archive, one in memory at a time; or to the shared storage next to it. */
export async function packUploads(
  archive: DatabaseSync,
  media: MediaStorage,
  { shared, say }: { shared: MediaStorage | null; say: Progress },
): Promise<void> {
  const pack = archive.prepare('insert into backup_files (name, bytes) values (?, ?)');
  const note = archive.prepare('insert into backup_uploads (name) values (?)');
  const former = shared && (await sizesIn(shared));
  let count = 0;
  for await (const { name, size } of media.list()) {
    if (idOfFile(name) === null) continue;
    if (shared) {
      // An upload never changes: that of an earlier day is the same.
      const isThere = former?.get(name) === size || (await share(name, media, shared));
      if (!isThere) continue;
      note.run(name);
    } else {
      const bytes = await readFileOf(media, name);
      if (!bytes) continue;
      pack.run(name, bytes);
    }
    count += 1;
    if (count % 1000 === 0) say(`files: ${count}`);
  }
  say(`files: ${count}`);
}

/** Names come from a file that anybody may have made: only plain names of uploads are written. */
function checkName(name: string): string {
  if (idOfFile(name) === null) throw new Error('The backup holds a file with a forbidden name.');
  return name;
}

/** Restores the uploads of an archive, both inside and next to it. */
export async function unpackUploads(
  archive: DatabaseSync,
  media: MediaStorage,
  shared: MediaStorage,
): Promise<number> {
  let count = 0;
  for (const row of archive.prepare('select name, bytes from backup_files').iterate()) {
    const { name, bytes } = row as { name: string; bytes: Uint8Array };
    await media.put(checkName(name), Buffer.from(bytes));
    count += 1;
  }
  for (const name of uploadsOf(archive)) {
    const bytes = await readFileOf(shared, checkName(name));
    if (!bytes)
      throw new Error(
        `The upload ${name} is missing in ${shared.place}: put it there, or take another backup.`,
      );
    await media.put(name, bytes);
    count += 1;
  }
  return count;
}
