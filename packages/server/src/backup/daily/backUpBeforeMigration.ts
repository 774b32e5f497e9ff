import type { ServerContext } from '../../context.ts';
import { madeMigrations, pendingMigrations } from '../../db/migrate.ts';
import { refuseOtherStorage } from '../../media/mark.ts';
import { adoptCopies } from './adopt.ts';
import { isOff } from './backUpWhenDue.ts';
import { copyEnd, listCopies } from './copyNote.ts';
import { openLocalPlace, openPlace, type CopyPlace } from './place.ts';
import { removeCopies } from './removeCopies.ts';
import { writeCopy, type CopySource } from './writeCopy.ts';

/** Number of copies. Each is of another day, and nobody rolls back further. */
const kept = 5;

async function backUp(context: CopySource, place: CopyPlace, name: string, now: number): Promise<void> {
  const listed = await listCopies(place.copies, (entry) => entry.endsWith(copyEnd));
  const former = await adoptCopies(context.settings, place, listed);
  const copies = [...former, await writeCopy(context, place, name, { now, former: [] })];
  const outdated = copies.map((copy) => copy.name).slice(0, -kept);
  await removeCopies(place, copies, outdated);
}

/** If the place in the settings is unavailable, a copy in the data folder is better than none, or than not starting. */
async function backUpSomewhere(
  context: CopySource,
  name: string,
  { now, onError }: { now: number; onError(error: unknown): void },
): Promise<void> {
  const { settings } = context;
  const local = openLocalPlace(settings, 'before-migrations');
  if (settings.backupsUrl === null) return backUp(context, local, name, now);
  const place = openPlace(settings, 'before-migrations');
  return backUp(context, place, name, now).catch((error: unknown) => {
    onError(error);
    return backUp(context, local, name, now);
  });
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
  // A copy with the uploads of another storage, or without any, would be considered complete.
  await refuseOtherStorage(db, media);
  const moment = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19);
  try {
    await backUpSomewhere(context, `${moment}-at-${last}${copyEnd}`, { now, onError });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No copy of the database could be made before its migration (${reason}): make room in ${settings.dataFolder}, or set JANUS_BACKUPS=0 to go without copies.`,
      { cause: error },
    );
  }
}
