import type { MediaStorage } from '../../media/storage.ts';
import { readFileOf } from '../../media/storage.ts';
import type { Holds, Kind } from '../holds.ts';

/** A kind of which a copy holds far less than the good ones. */
export interface Shrunk {
  kind: Kind;
  now: number;
  before: number;
}

/**
 * What is known of a copy, in a small file beside it. It is written last, so a copy with a note is whole, and the
 * rotation never has to fetch a copy to look into it.
 */
export interface CopyNote {
  /** Milliseconds. */
  madeAt: number;
  size: number;
  sha256: string;
  holds: Holds;
  uploads: string[];
  /** Why it is not believed to be good; none is good. */
  shrunk: Shrunk[];
  /** The owner said that this much less is right: later copies are measured by this one, not by those before it. */
  isAccepted: boolean;
}

/** As the rotation sees them. */
export type Standing = 'good' | 'doubtful' | 'damaged';

export interface Copy {
  name: string;
  standing: Standing;
  /** Null where nobody has looked into it: it came from an older version, or from a process that was killed. */
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

/** Every copy of a place, the oldest first: their names begin with their time. */
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

/** The note first: without it the copy is not believed to be whole. */
export async function deleteCopy(copies: MediaStorage, name: string): Promise<void> {
  await copies.delete(noteName(name));
  await copies.delete(name);
}
