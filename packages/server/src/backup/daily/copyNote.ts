import type { MediaStorage } from '../../media/storage.ts';
import { readFileOf } from '../../media/storage.ts';
import type { Holds, Kind } from '../holds.ts';

/** A kind of which a copy contains far less than the good ones. */
export interface Shrunk {
  kind: Kind;
  now: number;
  before: number;
}

/**
 * The facts about a copy, in a small file next to it. It is written last, so a copy with a note is complete, and the
 * rotation never has to fetch a copy to examine it.
 */
export interface CopyNote {
  /** Milliseconds. */
  madeAt: number;
  size: number;
  sha256: string;
  holds: Holds;
  uploads: string[];
  /** Why the copy is doubtful; empty if it is not. */
  shrunk: Shrunk[];
  /** Whether the owner confirmed that this is correct: later copies are compared with this one, not earlier ones. */
  isAccepted: boolean;
}

/** The status of a copy for the rotation. */
export type Standing = 'good' | 'doubtful' | 'damaged';

export interface Copy {
  name: string;
  standing: Standing;
  /** Null if not examined: made by an older version, or by a process that was killed. */
  note: CopyNote | null;
}

export const copyEnd = '.janus';

function noteName(name: string): string {
  return name.replace(/\.[a-z]+$/, '.json');
}

function parseNote(bytes: Buffer | null): CopyNote | null {
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as CopyNote);
  } catch {
    return null;
  }
}

function standingOf(note: CopyNote | null, size: number): Standing {
  if (!note) return 'good';
  if (note.size !== size) return 'damaged';
  return note.shrunk.length > 0 && !note.isAccepted ? 'doubtful' : 'good';
}

/** Returns every copy of a place, the oldest first: their names begin with their time. */
export async function listCopies(copies: MediaStorage, isCopy: (name: string) => boolean): Promise<Copy[]> {
  const sizes = new Map<string, number>();
  for await (const { name, size } of copies.list()) sizes.set(name, size);
  const listed: Copy[] = [];
  for (const name of [...sizes.keys()].filter(isCopy).toSorted()) {
    const isNoted = sizes.has(noteName(name));
    const note = isNoted ? parseNote(await readFileOf(copies, noteName(name))) : null;
    listed.push({ name, note, standing: standingOf(note, sizes.get(name) ?? 0) });
  }
  return listed;
}

export async function writeNote(copies: MediaStorage, name: string, note: CopyNote): Promise<Copy> {
  await copies.put(noteName(name), Buffer.from(`${JSON.stringify(note, null, 1)}\n`));
  return { name, note, standing: standingOf(note, note.size) };
}

/** Deletes the note first: without it the copy is not considered complete. */
export async function deleteCopy(copies: MediaStorage, name: string): Promise<void> {
  await copies.delete(noteName(name));
  await copies.delete(name);
}
