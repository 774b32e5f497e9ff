import type { ServerContext } from '../../context.ts';
import { withLease } from '../../db/lease.ts';
import { installationFacts } from '../../db/installationFacts.ts';
import { errorMessage } from '../../errorMessage.ts';
import type { Settings } from '../../settings.ts';
import { adoptBackups } from './adoptBackups.ts';
import { listBackups, type Backup } from './backupNote.ts';
import { noteFailure, readBackupState, stateOf, writeBackupState } from './backupState.ts';
import { openLocalPlace, openPlace } from './place.ts';
import { removeBackups, removeUnfinished } from './removeBackups.ts';
import { dayOf, rotate } from './rotation.ts';
import { tellShrunk } from './shrunk.ts';
import { claimPlace } from './siteMark.ts';
import { writeBackup } from './writeBackup.ts';

const weekly = 4;
const monthly = 6;

type BackupContext = Pick<ServerContext, 'db' | 'settings' | 'media' | 'now'>;

/** Whether no backups are made: by the setting, or for an in-memory database. */
export function isOff({ backups, databaseUrl, sqliteFile }: Settings): boolean {
  return backups === 0 || (databaseUrl === null && sqliteFile === ':memory:');
}

/** Returns the daily backups at the place in the settings, the oldest first. */
export function listDaily(settings: Settings): Promise<Backup[]> {
  return listBackups(openPlace(settings).backups, (name) => dayOf(name) !== null);
}

/** Makes today's backup unless it exists, then removes the backups it replaces; returns the new one. */
async function backUp(context: BackupContext, today: string): Promise<Backup | null> {
  const { db, settings, now } = context;
  await claimPlace(db, settings);
  const place = openPlace(settings);
  for (const { backups } of [place, openLocalPlace(settings, 'daily')])
    await removeUnfinished(backups, now());
  const listed = await listDaily(settings);
  const isThere = listed.some(
    ({ name, note, standing }) => note && standing !== 'damaged' && dayOf(name) === today,
  );
  // Today's backup without a note is unfinished, whatever process began it.
  const former = await adoptBackups(
    settings,
    place,
    listed.filter(({ name }) => isThere || dayOf(name) !== today),
  );
  const made = isThere
    ? null
    : await writeBackup(context, place, `janus-${today}.janus`, { now: now(), former });
  const backups = made ? [...former, made] : former;
  const rotated = backups.map(({ name, standing }) => ({ name, isGood: standing === 'good' }));
  const outdated = rotate(rotated, { daily: settings.backups, weekly, monthly });
  await removeBackups(place, backups, outdated);
  await writeBackupState(db, stateOf(place.backups.place, backups));
  return made;
}

/** Makes today's backup; a failure is noted for the owner, and retried within an hour. */
async function attempt(context: BackupContext): Promise<void> {
  const { db, settings, now } = context;
  const today = new Date(now()).toISOString().slice(0, 10);
  const state = await readBackupState(db);
  // Also if made by another instance, whatever place its settings name.
  if (state?.day === today && !state.failure) return;
  let made: Backup | null;
  try {
    made = await backUp(context, today);
  } catch (error) {
    const reason = errorMessage(error);
    await noteFailure(db, openPlace(settings).backups.place, { at: now(), reason });
    throw error;
  }
  if (made?.standing === 'doubtful')
    throw new Error(
      `The backup ${made.name} holds far less than the good ones (${tellShrunk(made.note?.shrunk ?? [])}): no older backup was removed. If so much was deleted on purpose: npm run janus -- backup accept`,
    );
}

/**
 * Makes one backup a day, however many instances run, with the uploads next to it. Reads it back before removing an older
 * one; a damaged or doubtful backup never displaces a good one.
 */
export async function backUpWhenDue(context: BackupContext): Promise<void> {
  if (isOff(context.settings)) return;
  await withLease(context.db, installationFacts.backupLease, context.now, () => attempt(context));
}
