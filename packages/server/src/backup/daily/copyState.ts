import { placeFacts } from '../../db/placeFacts.ts';
import type { Database } from '../../db/schema.ts';
import type { Copy, Shrunk } from './copyNote.ts';
import { dayOf } from './rotation.ts';

/**
 * The state of the copies, readable without access to their storage, which may be slow or offline. Stored in a row of
 * `facts`, and so shared by all instances.
 */
export interface CopyState {
  place: string;
  /** The day of the newest copy, good or not. */
  day: string | null;
  /** When the newest good copy was made, in milliseconds. */
  goodAt: number | null;
  /** What the newest copy lacks, if doubtful. */
  shrunk: Shrunk[];
  /** When and why the last attempt failed. */
  failure: { at: number; reason: string } | null;
}

export async function readCopyState(db: Database): Promise<CopyState | null> {
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', placeFacts.backups)
    .executeTakeFirst();
  try {
    return row ? (JSON.parse(row.value) as CopyState) : null;
  } catch {
    return null;
  }
}

export async function writeCopyState(db: Database, state: CopyState): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto('facts')
    .values({ key: placeFacts.backups, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
}

/** Returns the state after a finished attempt. */
export function stateOf(place: string, copies: readonly Copy[]): CopyState {
  const newest = copies.at(-1);
  const good = copies.findLast(({ standing }) => standing === 'good');
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
  failure: NonNullable<CopyState['failure']>,
): Promise<void> {
  const before = await readCopyState(db);
  await writeCopyState(db, { ...(before ?? stateOf(place, [])), failure });
}
