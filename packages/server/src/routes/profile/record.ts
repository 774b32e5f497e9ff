import type { Database } from '../../db/schema.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';

/** Records what was changed in the profile: fields, or the language of a text. */
export function recordProfile(trx: Database, author: Author, details: readonly string[]): Promise<void> {
  const object = { kind: 'profile', id: null, title: '' } as const;
  return recordEvent(trx, author, { action: 'changed', object, details });
}
