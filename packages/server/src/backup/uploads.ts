import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { idOfFile } from '../media/files.ts';
import { readFileOf, type MediaStorage } from '../media/storage.ts';
import type { Progress } from './copySqlite.ts';

/** Puts every upload into an archive, one in memory at a time; or beside it, where all copies share it. */
export async function packUploads(
  archive: DatabaseSync,
  media: MediaStorage,
  { shared, say }: { shared: string | null; say: Progress },
): Promise<void> {
  const pack = archive.prepare('insert into backup_files (name, bytes) values (?, ?)');
  const note = archive.prepare('insert into backup_uploads (name) values (?)');
  if (shared !== null) await mkdir(shared, { recursive: true, mode: 0o700 });
  let count = 0;
  for await (const { name } of media.list()) {
    if (idOfFile(name) === null) continue;
    // an upload never changes: a copy of an earlier day is the same
    const isThere = shared !== null && existsSync(join(shared, name));
    const bytes = isThere ? null : await readFileOf(media, name);
    // swept since it was listed
    if (!isThere && !bytes) continue;
    if (shared === null) pack.run(name, bytes);
    else {
      if (bytes) {
        await writeFile(join(shared, `${name}.part`), bytes);
        await rename(join(shared, `${name}.part`), join(shared, name));
      }
      note.run(name);
    }
    count += 1;
    if (count % 1000 === 0) say(`files: ${count}`);
  }
  say(`files: ${count}`);
}

/** Names come from a file that somebody may have made: only the plain names of uploads are written. */
function checkName(name: string): string {
  if (idOfFile(name) === null) throw new Error('The backup holds a file with a forbidden name.');
  return name;
}

/** Brings the uploads of an archive, those in it and those that lie beside it. */
export async function unpackUploads(
  archive: DatabaseSync,
  media: MediaStorage,
  shared: string,
): Promise<number> {
  let count = 0;
  for (const row of archive.prepare('select name, bytes from backup_files').iterate()) {
    const { name, bytes } = row as { name: string; bytes: Uint8Array };
    await media.put(checkName(name), Buffer.from(bytes));
    count += 1;
  }
  const isNamed = archive.prepare(`select 1 from sqlite_schema where name = 'backup_uploads'`).get();
  if (!isNamed) return count;
  for (const row of archive.prepare('select name from backup_uploads').all()) {
    const name = checkName(String(row['name']));
    await media.put(name, await readFile(join(shared, name)));
    count += 1;
  }
  return count;
}
