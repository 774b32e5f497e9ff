import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { openable } from './openable.ts';

/** Commits a write while a call that reads the same row is under way, and returns the result of the call. */
export async function meanwhile<T>(
  db: Database,
  write: (trx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const written = openable();
  const held = openable();
  const first = inTransaction(db, async (trx) => {
    await write(trx);
    written.open();
    await held.passed;
  });
  // a failing write ends the wait with its error
  await Promise.race([written.passed, first]);
  const second = call();
  // time enough for it to read, unless something prevents that
  await Promise.race([second, sleep(200)]);
  held.open();
  await first;
  return second;
}
