import { readBackupState } from '../backup/daily/backupState.ts';
import { isOff } from '../backup/daily/backUpWhenDue.ts';
import type { Database } from '../db/schema.ts';
import type { Pages } from '../pages/servePages.ts';
import type { Settings } from '../settings.ts';
import type { GaugeSource } from '../telemetry/metrics.ts';
import { countOverdue } from '../webhooks/queue.ts';

async function countLetters(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export interface GaugesOptions {
  db: Database;
  pages: Pages | null;
  settings: Settings;
  now(): number;
}

/** Gauges for an operator's alerts: notices that are not sent, backups that are not made, a full memory. */
export function gaugesOf({ db, pages, settings, now }: GaugesOptions): GaugeSource[] {
  return [
    {
      name: 'janus_notices_waiting',
      help: 'Letters of the outbox that are not sent yet.',
      read: () => countLetters(db),
    },
    {
      name: 'janus_webhook_deliveries_waiting',
      help: 'Events that are due or failed, and that receivers of active webhooks have not taken yet.',
      read: () => countOverdue(db, now()),
    },
    {
      name: 'janus_last_backup_timestamp_seconds',
      help: 'When the newest good backup was made; 0 before the first one, NaN where backups are off.',
      read: async () => (isOff(settings) ? NaN : ((await readBackupState(db))?.goodAt ?? 0) / 1000),
    },
    {
      name: 'janus_kept_pages',
      help: 'Pages in memory.',
      read: () => pages?.kept.size ?? 0,
    },
    {
      name: 'janus_kept_pages_bytes',
      help: 'Bytes of the pages in memory, in all their encodings.',
      read: () => pages?.kept.bytes ?? 0,
    },
  ];
}
