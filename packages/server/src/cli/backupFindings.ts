import { listDaily } from '../backup/daily/backUpWhenDue.ts';
import type { Backup } from '../backup/daily/backupNote.ts';
import { readBackupState } from '../backup/daily/backupState.ts';
import { dayOf } from '../backup/daily/rotation.ts';
import { tellShrunk } from '../backup/daily/shrunk.ts';
import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { examine, type Finding } from './findings.ts';

const minor = (finding: Finding): Finding => ({ ...finding, isMinor: true });
const patience = 3 * 24 * 60 * 60 * 1000;

function backupsTrouble(backups: readonly Backup[]): string | null {
  const newest = backups.at(-1);
  if (!newest) return 'There is none yet: a running server makes one.';
  const good = backups.findLast(({ standing }) => standing === 'good');
  if (!good) return 'None of them is good: the log of the server says why.';
  const day = dayOf(good.name) ?? '';
  if (newest.standing === 'doubtful')
    return `The newest holds far less than the good ones (${tellShrunk(newest.note?.shrunk ?? [])}); the last good one is of ${day}. If so much was deleted on purpose: npm run janus -- backup accept. To bring it back: npm run janus -- restore ${good.name} --force`;
  const isOld = Date.parse(day) < Date.now() - patience;
  return isOld ? `The last good one is of ${day}: the log of the server says why.` : null;
}

/** Reports whether daily backups are still made, and complete. */
export async function backupsFinding(settings: Settings): Promise<Finding> {
  return minor(
    await examine('backups', async () =>
      settings.backups === 0
        ? 'None are made: JANUS_BACKUPS is 0.'
        : backupsTrouble(await listDaily(settings)),
    ),
  );
}

/** Reports why the last attempt at a backup failed. */
export async function failedBackupFinding(db: Database): Promise<Finding> {
  return minor(
    await examine('last backup', async () => {
      const failure = (await readBackupState(db))?.failure;
      return failure
        ? `It failed at ${new Date(failure.at).toISOString()}: ${failure.reason} The server tries again every hour.`
        : null;
    }),
  );
}
