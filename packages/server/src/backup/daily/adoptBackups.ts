import { createReadStream } from 'node:fs';
import type { Settings } from '../../settings.ts';
import { examineApart } from '../runWorker.ts';
import { writeNote, type Backup } from './backupNote.ts';
import { digest } from './digest.ts';
import type { BackupPlace } from './place.ts';
import { dayOf } from './rotation.ts';
import { withBackup } from './withBackup.ts';

/**
 * Examines a backup without a note, made by an older version or by a process that was killed, and writes its note. An
 * unreadable backup does not count, but stays for a while, since part of it may be recoverable.
 */
function adopt(settings: Pick<Settings, 'dataFolder'>, place: BackupPlace, backup: Backup): Promise<Backup> {
  return withBackup(settings, place, backup, async (file) => {
    const contents = await examineApart(file).catch(() => null);
    if (!contents) return { ...backup, standing: 'damaged' };
    const found = await digest(createReadStream(file));
    const madeAt = Date.parse(dayOf(backup.name) ?? backup.name.slice(0, 10));
    const note = { madeAt, ...found, ...contents, shrunk: [], isAccepted: false };
    return writeNote(place.backups, backup.name, note);
  });
}

/** Returns the same backups, all with notes except the unreadable ones. */
export async function adoptBackups(
  settings: Pick<Settings, 'dataFolder'>,
  place: BackupPlace,
  backups: readonly Backup[],
): Promise<Backup[]> {
  const adopted: Backup[] = [];
  for (const backup of backups) adopted.push(backup.note ? backup : await adopt(settings, place, backup));
  return adopted;
}
