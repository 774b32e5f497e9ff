import { acceptNewestBackup } from '../../backup/daily/acceptNewestBackup.ts';
import { isOff } from '../../backup/daily/backUpWhenDue.ts';
import { readBackupState, type BackupState } from '../../backup/daily/backupState.ts';
import { openPlace } from '../../backup/daily/place.ts';
import type { Handler } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { Schemas } from '../../contract/types.ts';
import { problem } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { isoTime } from '../../values.ts';

function present(settings: Settings, state: BackupState | null): Schemas['Backups'] {
  const { day = null, goodAt = null, shrunk = [], failure = null } = state ?? {};
  return {
    place: isOff(settings) ? null : (state?.place ?? openPlace(settings).backups.place),
    made_at: goodAt === null ? null : isoTime(goodAt),
    doubtful: day !== null && shrunk.length > 0 ? { day, losses: shrunk } : null,
    failure: failure && { at: isoTime(failure.at), reason: failure.reason },
  };
}

export const getBackups: Handler<'getBackups'> = async ({ db, settings }) => ({
  status: 200,
  body: present(settings, await readBackupState(db)),
});

const nothingToAccept = {
  ru: 'Последняя копия уже другая или не вызывает сомнений. Обновите страницу.',
  en: 'The newest backup has changed, or is not in doubt. Reload the page.',
};

export const acceptBackup: Handler<'acceptBackup'> = async (call) => {
  const { db, settings, input } = call;
  const { day } = input.body;
  const object = { kind: 'backup', id: null, title: day } as const;
  const record = (trx: Database): Promise<void> =>
    recordEvent(trx, call, { action: 'backup_accepted', object });
  const accepted = isOff(settings) ? null : await acceptNewestBackup({ db, settings }, day, record);
  if (!accepted) throw problem('conflict', { detail: nothingToAccept });
  return { status: 200, body: present(settings, await readBackupState(db)) };
};
