import type { ServerContext } from '../../context.ts';
import { madeMigrations, pendingMigrations } from '../../db/migrate.ts';
import { errorMessage } from '../../errorMessage.ts';
import { refuseOtherStorage } from '../../media/mark.ts';
import type { Settings } from '../../settings.ts';
import { adoptBackups } from './adoptBackups.ts';
import { isOff } from './backUpWhenDue.ts';
import { backupEnd, listBackups } from './backupNote.ts';
import { openLocalPlace, openPlace, type BackupPlace } from './place.ts';
import { removeBackups } from './removeBackups.ts';
import { claimPlace } from './siteMark.ts';
import { writeBackup, type BackupSource } from './writeBackup.ts';

/** Number of backups. Each is of another day, and nobody rolls back further. */
const kept = 5;

/** A migration was not begun, because the backup before it failed. */
export class NoBackupError extends Error {
  override name = 'NoBackupError';

  constructor(reason: string, { dataFolder }: Pick<Settings, 'dataFolder'>, options?: ErrorOptions) {
    super(
      `No backup of the database could be made before its migration (${reason}): solve this (backups are prepared in ${dataFolder}), or set JANUS_BACKUPS=0 to go without backups.`,
      options,
    );
  }
}

async function backUp(context: BackupSource, place: BackupPlace, name: string, now: number): Promise<void> {
  const listed = await listBackups(place.backups, (entry) => entry.endsWith(backupEnd));
  const former = await adoptBackups(context.settings, place, listed);
  const backups = [...former, await writeBackup(context, place, name, { now, former: [] })];
  const outdated = backups.map((backup) => backup.name).slice(0, -kept);
  await removeBackups(place, backups, outdated);
}

/** If the place in the settings is unavailable or another site's, a backup in the data folder is better than none, or than not starting. */
async function backUpSomewhere(
  context: BackupSource,
  name: string,
  { now, onError }: { now: number; onError(error: unknown): void },
): Promise<void> {
  const { settings } = context;
  const local = openLocalPlace(settings, 'before-migrations');
  if (settings.backupsUrl === null) return backUp(context, local, name, now);
  const place = openPlace(settings, 'before-migrations');
  try {
    await claimPlace(context.db, settings);
    await backUp(context, place, name, now);
  } catch (error) {
    onError(error);
    await backUp(context, local, name, now);
  }
}

/** Copies a database with content to a separate folder before a migration changes it. */
export async function backUpBeforeMigration(
  context: Pick<ServerContext, 'db' | 'settings' | 'media'>,
  now: number,
  onError: (error: unknown) => void = () => undefined,
): Promise<void> {
  const { db, settings, media } = context;
  if (isOff(settings) || (await pendingMigrations(db)).length === 0) return;
  const last = (await madeMigrations(db)).at(-1);
  if (last === undefined || !(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return;
  // A backup with the uploads of another storage, or without any, would be considered complete.
  await refuseOtherStorage(db, media);
  const moment = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19);
  try {
    await backUpSomewhere(context, `${moment}-at-${last}${backupEnd}`, { now, onError });
  } catch (error) {
    const reason = errorMessage(error);
    throw new NoBackupError(reason, settings, { cause: error });
  }
}
