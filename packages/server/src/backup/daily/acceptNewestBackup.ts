import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listDaily } from './backUpWhenDue.ts';
import { writeNote, type Backup } from './backupNote.ts';
import { stateOf, writeBackupState } from './backupState.ts';
import { openPlace } from './place.ts';
import { dayOf } from './rotation.ts';
import { readSiteId, refuseOtherSite } from './siteMark.ts';

/**
 * Marks the newest backup as good although it contains far less, because that was deleted on purpose; later backups are
 * compared with it. Returns null if the newest backup is not doubtful, or not of this day.
 */
export async function acceptNewestBackup(
  { db, settings }: Pick<ServerContext, 'db' | 'settings'>,
  day: string | null,
  record?: (trx: Database, accepted: Backup) => Promise<void>,
): Promise<Backup | null> {
  await refuseOtherSite(settings, await readSiteId(db));
  const backups = await listDaily(settings);
  const newest = backups.at(-1);
  if (newest?.standing !== 'doubtful' || !newest.note) return null;
  if (day !== null && dayOf(newest.name) !== day) return null;
  const place = openPlace(settings).backups;
  const accepted = await writeNote(place, newest.name, { ...newest.note, isAccepted: true });
  await inTransaction(db, async (trx) => {
    await writeBackupState(trx, stateOf(place.place, [...backups.slice(0, -1), accepted]));
    await record?.(trx, accepted);
  });
  return accepted;
}
