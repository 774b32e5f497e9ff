import type { ServerContext } from '../../context.ts';
import { withLease } from '../../db/lease.ts';
import { placeFacts } from '../../db/placeFacts.ts';
import type { Settings } from '../../settings.ts';
import { adoptCopies } from './adopt.ts';
import { listCopies, type Copy } from './copyNote.ts';
import { noteFailure, readCopyState, stateOf, writeCopyState } from './copyState.ts';
import { openLocalPlace, openPlace } from './place.ts';
import { removeCopies, removeUnfinished } from './removeCopies.ts';
import { dayOf, rotate } from './rotation.ts';
import { tellShrunk } from './shrunk.ts';
import { writeCopy } from './writeCopy.ts';

const weekly = 4;
const monthly = 6;

type BackupContext = Pick<ServerContext, 'db' | 'settings' | 'media' | 'now'>;

/** Whether no copies are made: by the setting, or of a database that is in memory alone. */
export function isOff({ backups, databaseUrl, sqliteFile }: Settings): boolean {
  return backups === 0 || (databaseUrl === null && sqliteFile === ':memory:');
}

/** The copies of each day that lie in the place of the settings, the oldest first. */
export function listDaily(settings: Settings): Promise<Copy[]> {
  return listCopies(openPlace(settings).copies, (name) => dayOf(name) !== null);
}

/** Makes the copy of the day unless it is there, then removes what it replaces; returns the new one. */
async function backUp(context: BackupContext, today: string): Promise<Copy | null> {
  const { db, settings, now } = context;
  const place = openPlace(settings);
  for (const { copies } of [place, openLocalPlace(settings, 'daily')]) await removeUnfinished(copies, now());
  const listed = await listDaily(settings);
  const isThere = listed.some(
    ({ name, note, standing }) => note && standing !== 'damaged' && dayOf(name) === today,
  );
  // one without a note is none yet, whatever process has begun it
  const former = await adoptCopies(
    settings,
    place,
    listed.filter(({ name }) => isThere || dayOf(name) !== today),
  );
  const made = isThere
    ? null
    : await writeCopy(context, place, `janus-${today}.janus`, { now: now(), former });
  const copies = made ? [...former, made] : former;
  const rotated = copies.map(({ name, standing }) => ({ name, isGood: standing === 'good' }));
  const outdated = rotate(rotated, { daily: settings.backups, weekly, monthly });
  await removeCopies(place, copies, outdated);
  await writeCopyState(db, stateOf(place.copies.place, copies));
  return made;
}

/** Makes the copy of the day; a failure is noted for the owner, and the next hour tries again. */
async function attempt(context: BackupContext): Promise<void> {
  const { db, settings, now } = context;
  const today = new Date(now()).toISOString().slice(0, 10);
  const state = await readCopyState(db);
  // also by another instance, whatever place its settings name
  if (state?.day === today && !state.failure) return;
  let made: Copy | null;
  try {
    made = await backUp(context, today);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await noteFailure(db, openPlace(settings).copies.place, { at: now(), reason });
    throw error;
  }
  if (made?.standing === 'doubtful')
    throw new Error(
      `The copy ${made.name} holds far less than the good ones (${tellShrunk(made.note?.shrunk ?? [])}): no older copy was removed. If so much was deleted on purpose: npm run janus -- backup accept`,
    );
}

/**
 * One copy a day, whatever number of instances there is, with the uploads beside it. It is read back before an older
 * one goes, and one that is damaged or holds far less never pushes a good one out.
 */
export async function backUpWhenDue(context: BackupContext): Promise<void> {
  if (isOff(context.settings)) return;
  await withLease(context.db, placeFacts.backupLease, context.now, () => attempt(context));
}
