import type { Settings } from '../../settings.ts';
import { listDaily } from './backUpWhenDue.ts';
import { backupEnd, listBackups, type Backup } from './backupNote.ts';
import { openPlace, type BackupPlace } from './place.ts';

const early = 'before-migrations';

/** Returns every backup at the place in the settings; those made before migrations have a slash in their name. */
export async function listAll(settings: Settings): Promise<Backup[]> {
  const { backups } = openPlace(settings, early);
  const before = await listBackups(backups, (name) => name.endsWith(backupEnd));
  return [
    ...(await listDaily(settings)),
    ...before.map((backup) => ({ ...backup, name: `${early}/${backup.name}` })),
  ];
}

/** Finds a backup and its place by the name from `listAll`. */
export async function findBackup(
  settings: Settings,
  name: string,
): Promise<{ place: BackupPlace; backup: Backup } | null> {
  const backup = (await listAll(settings)).find((listed) => listed.name === name);
  if (!backup) return null;
  const isEarly = name.startsWith(`${early}/`);
  return {
    place: openPlace(settings, isEarly ? early : 'daily'),
    backup: isEarly ? { ...backup, name: name.slice(early.length + 1) } : backup,
  };
}
