import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listDaily } from './backUpWhenDue.ts';
import { writeNote, type Copy } from './copyNote.ts';
import { stateOf, writeCopyState } from './copyState.ts';
import { openPlace } from './place.ts';
import { dayOf } from './rotation.ts';

/**
 * Says that the newest copy holds far less because so much was deleted on purpose: it is a good one from now on, and
 * those that follow are measured by it. Null where the newest copy is not doubtful, or not of this day.
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
