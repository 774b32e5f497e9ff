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

/** Whether no copies are made: by the setting, or for an in-memory database. */
export function isOff({ backups, databaseUrl, sqliteFile }: Settings): boolean {
  return backups === 0 || (databaseUrl === null && sqliteFile === ':memory:');
}

/** Returns the daily copies at the place in the settings, the oldest first. */
export function listDaily(settings: Settings): Promise<Copy[]> {
  return listCopies(openPlace(settings).copies, (name) => dayOf(name) !== null);
}

/** Makes today's copy unless it exists, then removes the copies it replaces; returns the new one. */
async function backUp(context: BackupContext, today: string): Promise<Copy | null> {
  const { db, settings, now } = context;
  const place = openPlace(settings);
  for (const { copies } of [place, openLocalPlace(settings, 'daily')]) await removeUnfinished(copies, now());
  const listed = await listDaily(settings);
  const isThere = listed.some(
    ({ name, note, standing }) => note && standing !== 'damaged' && dayOf(name) === today,
  );
  // Today's copy without a note is unfinished, whatever process began it.
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

/** Makes today's copy; a failure is noted for the owner, and retried within an hour. */
async function attempt(context: BackupContext): Promise<void> {
  const { db, settings, now } = context;
  const today = new Date(now()).toISOString().slice(0, 10);
  const state = await readCopyState(db);
  // Also if made by another instance, whatever place its settings name.
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
 * Makes one copy a day, however many instances run, with the uploads next to it. Reads it back before removing an older
 * one; a damaged or doubtful copy never displaces a good one.
 */
export async function backUpWhenDue(context: BackupContext): Promise<void> {
  if (isOff(context.settings)) return;
  await withLease(context.db, placeFacts.backupLease, context.now, () => attempt(context));
}
