import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '../../context.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { writeArchive } from '../archive.ts';
import { examineApart } from '../runWorker.ts';
import { writeNote, type Backup } from './backupNote.ts';
import { digest, type Digest } from './digest.ts';
import { localFolder, type BackupPlace } from './place.ts';
import { shrunkSince } from './shrunk.ts';

export type BackupSource = Pick<ServerContext, 'db' | 'settings' | 'media'>;

/** Sends a file to its place and reads it back; deletes it if it came back changed. */
async function send(backups: MediaStorage, name: string, file: string): Promise<Digest> {
  const sent = await digest(createReadStream(file));
  await backups.putFile(name, file);
  const stored = await backups.get(name);
  const found = stored && (await digest(stored.stream));
  if (found?.sha256 === sent.sha256) return sent;
  await backups.delete(name);
  throw new Error(
    `The backup ${name} came back changed from ${backups.place}: check the disk or the storage.`,
  );
}

/**
 * Makes a backup: writes and examines it next to the database, sends it to its place, reads it back, and writes its note
 * last. `former` are the backups to compare it with.
 */
export async function writeBackup(
  { db, settings, media }: BackupSource,
  place: BackupPlace,
  name: string,
  { now, former }: { now: number; former: readonly Backup[] },
): Promise<Backup> {
  const folder = localFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.${randomUUID()}.part`);
  try {
    await writeArchive(db, media, file, () => undefined, { uploads: place.uploads });
    const contents = await examineApart(file);
    const sent = await send(place.backups, name, file);
    const shrunk = shrunkSince(contents.holds, former);
    const note = { madeAt: now, ...sent, ...contents, shrunk, isAccepted: false };
    return await writeNote(place.backups, name, note);
  } finally {
    await rm(file, { force: true });
  }
}
