import type { Settings } from '../../settings.ts';
import { listDaily } from './backUpWhenDue.ts';
import { backupEnd, listBackups, type Backup } from './backupNote.ts';
import { openLocalPlace, openPlace, type BackupPlace } from './place.ts';

const early = 'before-migrations';

type OnError = (error: unknown) => void;

/** Throws if the place in the settings must not be used. */
type CheckPlace = () => Promise<void>;

const acceptAny: CheckPlace = async () => undefined;

interface Listed {
  /** Those made before migrations have a slash in it. */
  name: string;
  place: BackupPlace;
  backup: Backup;
}

async function listEarly(place: BackupPlace): Promise<Listed[]> {
  const backups = await listBackups(place.backups, (name) => name.endsWith(backupEnd));
  return backups.map((backup) => ({ name: `${early}/${backup.name}`, place, backup }));
}

async function listNamed(settings: Settings): Promise<Listed[]> {
  const place = openPlace(settings);
  const daily = (await listDaily(settings)).map((backup) => ({ name: backup.name, place, backup }));
  return [...daily, ...(await listEarly(openPlace(settings, early)))];
}

/**
 * Lists the backups at the place in the settings, and those made before migrations in the data folder, where they go if
 * that place is unavailable. Calls `onError` if it is unavailable now.
 */
async function list(settings: Settings, onError: OnError, checkPlace: CheckPlace): Promise<Listed[]> {
  if (settings.backupsUrl === null) return listNamed(settings);
  const named = await checkPlace()
    .then(() => listNamed(settings))
    .catch((error: unknown) => {
      onError(error);
      return [];
    });
  const names = new Set(named.map(({ name }) => name));
  const local = (await listEarly(openLocalPlace(settings, early))).filter(({ name }) => !names.has(name));
  const isEarly = ({ name }: Listed) => name.startsWith(early);
  return [
    ...named.filter((listed) => !isEarly(listed)),
    ...[...named.filter(isEarly), ...local].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ];
}

/** Returns every backup, the daily ones first; those made before migrations have a slash in their name. */
export async function listAll(
  settings: Settings,
  onError: OnError,
  checkPlace = acceptAny,
): Promise<Backup[]> {
  return (await list(settings, onError, checkPlace)).map(({ name, backup }) => ({ ...backup, name }));
}

/** Finds a backup and its place by the name from `listAll`. */
export async function findBackup(
  settings: Settings,
  name: string,
  checkPlace = acceptAny,
): Promise<{ place: BackupPlace; backup: Backup } | null> {
  const failures: unknown[] = [];
  const listed = await list(settings, (error) => failures.push(error), checkPlace);
  const found = listed.find((one) => one.name === name);
  // The backup may be at the place that is unavailable.
  if (!found && failures.length > 0) throw failures[0];
  return found ?? null;
}
