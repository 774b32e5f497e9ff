import { readBackupState } from '../backup/daily/backupState.ts';
import { isOff } from '../backup/daily/backUpWhenDue.ts';
import type { Database } from '../db/schema.ts';
import type { Pages } from '../pages/servePages.ts';
import type { Settings } from '../settings.ts';
import type { GaugeSource } from '../telemetry/metrics.ts';

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ n: unknown }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** Gauges for an operator's alerts: notices that are not sent, backups that are not made, a full memory. */
export function gaugesOf(db: Database, pages: Pages | null, settings: Settings): GaugeSource[] {
  return [
    {
      name: 'janus_notices_waiting',
      help: 'Letters of the outbox that are not sent yet.',
      read: () => countOf(db.selectFrom('outbox').select((eb) => eb.fn.countAll().as('n'))),
    },
    {
      name: 'janus_webhook_deliveries_waiting',
      help: 'Events that receivers of webhooks have not taken yet.',
      read: () =>
        countOf(
          db
            .selectFrom('webhook_deliveries')
            .select((eb) => eb.fn.countAll().as('n'))
            .where('state', '=', 'waiting'),
        ),
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
