import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { recordEvent, type Author, type Happening } from '../trail/recordEvent.ts';

/** Whoever types at the command line of the server. */
export const commandAuthor = (settings: Settings): Author => ({
  caller: null,
  request: { address: '', userAgent: '' },
  settings,
  now: Date.now,
  isCommandLine: true,
});

/** Says what was done at the command line of the server. */
export function recordCommand(trx: Database, settings: Settings, happening: Happening): Promise<void> {
  return recordEvent(trx, commandAuthor(settings), happening);
}
