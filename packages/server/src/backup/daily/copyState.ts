import { placeFacts } from '../../db/placeFacts.ts';
import type { Database } from '../../db/schema.ts';
import type { Copy, Shrunk } from './copyNote.ts';
import { dayOf } from './rotation.ts';

/**
 * How the copies stand, for whoever asks without looking into their place, which may be slow or away. It is a row of
 * `facts`, so all instances know it.
 */
export interface CopyState {
  place: string;
  /** The day of the newest copy, good or not. */
  day: string | null;
  /** When the newest good one was made, in milliseconds. */
  goodAt: number | null;
  /** What the newest copy lacks, where it is doubtful. */
  shrunk: Shrunk[];
  /** Why the last attempt has failed, and when. */
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

/** How they stand after an attempt that came to its end. */
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
