import type { MediaStorage } from '../../media/storage.ts';
import { readFileOf } from '../../media/storage.ts';
import type { ItemCounts, Kind } from '../itemCounts.ts';

/** A kind of which a backup contains far less than the good ones. */
export interface Shrunk {
  kind: Kind;
  now: number;
  before: number;
}

/**
 * The facts about a backup, in a small file next to it. It is written last, so a backup with a note is complete, and the
 * rotation never has to fetch a backup to examine it.
 */
export interface BackupNote {
  /** Milliseconds. */
  madeAt: number;
  size: number;
  sha256: string;
  holds: ItemCounts;
  uploads: string[];
  /** Why the backup is doubtful; empty if it is not. */
  shrunk: Shrunk[];
  /** Whether the owner confirmed that this is correct: later backups are compared with this one, not earlier ones. */
  isAccepted: boolean;
}

/** The status of a backup for the rotation. */
export type Standing = 'good' | 'doubtful' | 'damaged';

export interface Backup {
  name: string;
  standing: Standing;
  /** Null if not examined: made by an older version, or by a process that was killed. */
  note: BackupNote | null;
}

export const backupEnd = '.janus';

function noteName(name: string): string {
  return name.replace(/\.[a-z]+$/, '.json');
}

function parseNote(bytes: Buffer | null): BackupNote | null {
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as BackupNote);
  } catch {
    return null;
  }
}

function standingOf(note: BackupNote | null, size: number): Standing {
  if (!note) return 'good';
  if (note.size !== size) return 'damaged';
  return note.shrunk.length > 0 && !note.isAccepted ? 'doubtful' : 'good';
}

/** Returns every backup of a place, the oldest first: their names begin with their time. */
export async function listBackups(
  backups: MediaStorage,
  isBackup: (name: string) => boolean,
): Promise<Backup[]> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of backups.list()) sizes.set(name, size);
  const listed: Backup[] = [];
  for (const name of [...sizes.keys()].filter(isBackup).toSorted()) {
    const isNoted = sizes.has(noteName(name));
    const note = isNoted ? parseNote(await readFileOf(backups, noteName(name))) : null;
    listed.push({ name, note, standing: standingOf(note, sizes.get(name) ?? 0) });
  }
  return listed;
}

export async function writeNote(backups: MediaStorage, name: string, note: BackupNote): Promise<Backup> {
  await backups.put(noteName(name), Buffer.from(`${JSON.stringify(note, null, 1)}\n`));
  return { name, note, standing: standingOf(note, note.size) };
}

/** Deletes the note first: without it the backup is not considered complete. */
export async function deleteBackup(backups: MediaStorage, name: string): Promise<void> {
  await backups.delete(noteName(name));
  await backups.delete(name);
}
