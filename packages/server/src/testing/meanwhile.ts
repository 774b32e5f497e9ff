import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** Commits a write while a call that reads the same row is under way, and returns what the call answered. */
export async function meanwhile<T>(
  db: Database,
  write: (trx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let commit = (): void => undefined;
  let first: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    first = inTransaction(db, async (trx) => {
      await write(trx);
      resolve();
      await new Promise<void>((done) => {
        commit = done;
      });
    });
    first.catch(reject);
  });
  const second = call();
  // time enough for it to look, where nothing keeps it from that
  await Promise.race([second, sleep(200)]);
  commit();
  await first;
  return second;
}
