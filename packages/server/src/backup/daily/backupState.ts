import { readFact, writeFact } from '../../db/facts.ts';
import { installationFacts } from '../../db/installationFacts.ts';
import type { Database } from '../../db/schema.ts';
import type { Backup, Shrunk } from './backupNote.ts';
import { dayOf } from './rotation.ts';

/**
 * The state of the backups, readable without access to their storage, which may be slow or offline. Stored in a row of
 * `facts`, and so shared by all instances.
 */
export interface BackupState {
  place: string;
  /** The day of the newest backup, good or not. */
  day: string | null;
  /** When the newest good backup was made, in milliseconds. */
  goodAt: number | null;
  /** What the newest backup lacks, if doubtful. */
  shrunk: Shrunk[];
  /** When and why the last attempt failed. */
  failure: { at: number; reason: string } | null;
}

export async function readBackupState(db: Database): Promise<BackupState | null> {
  const value = await readFact(db, installationFacts.backups);
  try {
    return value === undefined ? null : (JSON.parse(value) as BackupState);
  } catch {
    return null;
  }
}

export function writeBackupState(db: Database, state: BackupState): Promise<void> {
  return writeFact(db, installationFacts.backups, JSON.stringify(state));
}

/** Returns the state after a finished attempt. */
export function stateOf(place: string, backups: readonly Backup[]): BackupState {
  const newest = backups.at(-1);
  const good = backups.findLast(({ standing }) => standing === 'good');
  return {
    place,
    day: newest ? dayOf(newest.name) : null,
    goodAt: good?.note?.madeAt ?? null,
    shrunk: newest?.standing === 'doubtful' ? (newest.note?.shrunk ?? []) : [],
    failure: null,
  };
}

export async function noteFailure(
  db: Database,
  place: string,
  failure: NonNullable<BackupState['failure']>,
): Promise<void> {
  const before = await readBackupState(db);
  await writeBackupState(db, { ...(before ?? stateOf(place, [])), failure });
}
