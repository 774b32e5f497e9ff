import { addFact } from '../db/facts.ts';
import type { Database } from '../db/schema.ts';

/** Records that a task was started, with the time; false when it had been started before. */
export function claimTask(db: Database, key: string, now: number): Promise<boolean> {
  return addFact(db, key, new Date(now).toISOString());
}
