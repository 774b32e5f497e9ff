import { readFact } from '../db/facts.ts';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';

/** Key of the fact that is set from the owner's creation until the sample is installed. */
export const sampleFact = 'sample_pending';

/** Longer than any machine needs: the process that started it is gone. */
const patience = 10 * 60 * 1000;

async function hasContent(db: Database): Promise<boolean> {
  for (const table of ['projects', 'experiences', 'career_entries', 'posts'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Installs a pending sample, including one left by a killed process; never over existing content. */
export async function finishSample(
  db: Database,
  { isFirst, now, installSample }: { isFirst: boolean; now: number; installSample(): Promise<void> },
): Promise<void> {
  const startedAt = await readFact(db, sampleFact);
  if (startedAt === undefined) return;
  // on PostgreSQL another instance may be installing it right now
  const isMine = isFirst || engineOf(db) === 'sqlite' || Date.parse(startedAt) < now - patience;
  if (!isMine) return;
  if (!(await hasContent(db))) await installSample();
  await db.deleteFrom('facts').where('key', '=', sampleFact).execute();
}
