import { readFact, writeFact } from './facts.ts';
import type { Database } from './schema.ts';

/** When the drawn covers of posts last changed; all of them change at once, so no post is written for it. */
const factKey = 'post_covers_changed_at';

export async function coversChangedAt(db: Database): Promise<number> {
  return Number((await readFact(db, factKey)) ?? 0);
}

/** An import writes in the past: the time is never set back. */
export async function noteCoversChange(trx: Database, now: number): Promise<void> {
  if (now > (await coversChangedAt(trx))) await writeFact(trx, factKey, `${now}`);
}
