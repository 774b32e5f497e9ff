import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listDaily } from './backUpWhenDue.ts';
import { writeNote, type Copy } from './copyNote.ts';
import { stateOf, writeCopyState } from './copyState.ts';
import { openPlace } from './place.ts';
import { dayOf } from './rotation.ts';

/**
 * Marks the newest copy as good although it contains far less, because that was deleted on purpose; later copies are
 * compared with it. Returns null if the newest copy is not doubtful, or not of this day.
 */
export async function acceptCopy(
  { db, settings }: Pick<ServerContext, 'db' | 'settings'>,
  day: string | null,
  record?: (trx: Database, accepted: Copy) => Promise<void>,
): Promise<Copy | null> {
  const copies = await listDaily(settings);
  const newest = copies.at(-1);
  if (newest?.standing !== 'doubtful' || !newest.note) return null;
  if (day !== null && dayOf(newest.name) !== day) return null;
  const place = openPlace(settings).copies;
  const accepted = await writeNote(place, newest.name, { ...newest.note, isAccepted: true });
  await inTransaction(db, async (trx) => {
    await writeCopyState(trx, stateOf(place.place, [...copies.slice(0, -1), accepted]));
    await record?.(trx, accepted);
  });
  return accepted;
}
