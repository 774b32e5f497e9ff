import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { recordEvent, type Happening } from '../trail/recordEvent.ts';

/** Says what was done at the command line of the server; who sits there, only that machine knows. */
export function recordCommand(trx: Database, settings: Settings, happening: Happening): Promise<void> {
  const author = { caller: null, request: { address: '', userAgent: '' }, settings, now: Date.now };
  return recordEvent(trx, author, {
    ...happening,
    details: [...(happening.details ?? []), 'command_line'],
  });
}
