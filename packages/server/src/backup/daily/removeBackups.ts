import type { MediaStorage } from '../../media/storage.ts';
import { deleteBackup, type Backup } from './backupNote.ts';
import type { BackupPlace } from './place.ts';

/** Removes uploads that no backup names; if any backup could not be examined, it may need all of them. */
async function removeUnusedUploads({ uploads }: BackupPlace, backups: readonly Backup[]): Promise<void> {
  if (backups.some(({ note }) => !note)) return;
  const used = new Set(backups.flatMap(({ note }) => note?.uploads ?? []));
  const unused: string[] = [];
  for await (const { name } of uploads.list()) if (!used.has(name)) unused.push(name);
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
    if (/\.part(-journal|-wal|-shm)?$/.test(name) && modifiedAt < now - day) left.push(name);
  for (const name of left) await backups.delete(name);
}
