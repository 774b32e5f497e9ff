import type { Database } from '../../db/schema.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import type { UserRow } from './store.ts';

/** Records an action on an account. */
export function recordAccount(
  trx: Database,
  author: Author,
  action: Action,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  details: readonly string[] = [],
): Promise<void> {
  return recordEvent(trx, author, { action, object: { kind: 'account', id, title: username }, details });
}
