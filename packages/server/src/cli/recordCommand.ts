import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { recordEvent, type Author, type TrailEvent } from '../trail/recordEvent.ts';

/** The unknown person at the server's command line. */
export const commandAuthor = (settings: Settings): Author => ({
  caller: null,
  request: { address: '', userAgent: '' },
  settings,
  now: Date.now,
  isCommandLine: true,
});

/** Records an action made at the server's command line. */
export function recordCommand(trx: Database, settings: Settings, event: TrailEvent): Promise<void> {
  return recordEvent(trx, commandAuthor(settings), event);
}
