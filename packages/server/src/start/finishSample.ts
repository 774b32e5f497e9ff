import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';

/** Stands among the facts from the owner's making until the sample is in. */
export const sampleFact = 'sample_pending';

/** Longer than any machine needs: whoever began it is gone. */
const patience = 10 * 60 * 1000;

async function hasContent(db: Database): Promise<boolean> {
  for (const table of ['projects', 'experiences', 'career_entries', 'posts'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Installs the sample that is due, also the one that a killed process has left; never over somebody's own content. */
export async function finishSample(
  db: Database,
  { isFirst, now, installSample }: { isFirst: boolean; now: number; installSample(): Promise<void> },
): Promise<void> {
  const fact = await db.selectFrom('facts').select('value').where('key', '=', sampleFact).executeTakeFirst();
  if (!fact) return;
  // on PostgreSQL another instance may be at it right now
  const isMine = isFirst || engineOf(db) === 'sqlite' || Date.parse(fact.value) < now - patience;
  if (!isMine) return;
  if (!(await hasContent(db))) await installSample();
  await db.deleteFrom('facts').where('key', '=', sampleFact).execute();
}
