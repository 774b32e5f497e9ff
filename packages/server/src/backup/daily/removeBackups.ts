import { idOfFile } from '../../media/files.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { deleteBackup, type Backup } from './backupNote.ts';
import type { BackupPlace } from './place.ts';

/** Whether a file is an upload, perhaps an unfinished one: the folder may contain other files of the owner. */
function isUpload(name: string): boolean {
  return idOfFile(name.replace(/\.[0-9a-f-]{36}\.part$/, '')) !== null;
}

/** Removes uploads that no backup names; if any backup could not be examined, it may need all of them. */
async function removeUnusedUploads({ uploads }: BackupPlace, backups: readonly Backup[]): Promise<void> {
  if (backups.some(({ note }) => !note)) return;
  const used = new Set(backups.flatMap(({ note }) => note?.uploads ?? []));
  const unused: string[] = [];
  for await (const { name } of uploads.list()) if (isUpload(name) && !used.has(name)) unused.push(name);
  for (const name of unused) await uploads.delete(name);
}

/** Removes these backups, and the uploads that only they used. */
export async function removeBackups(
  place: BackupPlace,
  backups: readonly Backup[],
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) await deleteBackup(place.backups, name);
  const stay = backups.filter(({ name }) => !names.includes(name));
  await removeUnusedUploads(place, stay);
}

const day = 24 * 60 * 60 * 1000;

/** Removes files left by a process that was killed; younger ones may belong to one at work. */
export async function removeUnfinished(backups: MediaStorage, now: number): Promise<void> {
  const left: string[] = [];
  for await (const { name, modifiedAt } of backups.list())
    if (/^(janus-|\d{4}-).+\.part(-journal|-wal|-shm)?$/.test(name) && modifiedAt < now - day)
      left.push(name);
  for (const name of left) await backups.delete(name);
}
