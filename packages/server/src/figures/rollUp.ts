import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import type { ReadingCountTable } from '../db/schema/upkeep.ts';
import { inTransaction } from '../db/transaction.ts';
import { day, startOf } from './times.ts';
import { addCounts } from './write.ts';

/** Days after which hours become days, and days become months. */
const kept = { hour: 2, day: 400 } as const;
const next = { hour: 'day', day: 'month' } as const;

function sumsOf(rows: readonly ReadingCountTable[], span: 'day' | 'month'): ReadingCountTable[] {
  const sums = new Map<string, ReadingCountTable>();
  for (const row of rows) {
    const at = startOf(span, row.at);
    const key = `${at} ${row.face} ${row.kind} ${row.name}`;
    const sum = sums.get(key) ?? { ...row, span, at, views: 0, visitors: 0 };
    sums.set(key, {
      ...sum,
      views: sum.views + Number(row.views),
      visitors: sum.visitors + Number(row.visitors),
    });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Adds the rows of one hour or day to the next span: only one instance deletes a row, and writes the sum. */
async function rollUpSpan(db: Database, span: 'hour' | 'day', start: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rows = await trx
      .deleteFrom('reading_counts')
      .where('span', '=', span)
      .where('at', '=', start)
      .returningAll()
      .execute();
    await addCounts(trx, sumsOf(rows, next[span]));
  });
}

async function oldest(db: Database, span: 'hour' | 'day', before: number): Promise<number | null> {
  const row = await db
    .selectFrom('reading_counts')
    .select('at')
    .where('span', '=', span)
    .where('at', '<', before)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.at) : null;
}

/** Sums older hours into days, and days into months. */
export async function rollUpReadings(db: Database, now: number): Promise<void> {
  for (const span of ['hour', 'day'] as const) {
    const before = startOf('day', now - kept[span] * day);
    for (;;) {
      const start = await oldest(db, span, before);
      if (start === null) break;
      await rollUpSpan(db, span, start);
      await nextTurn();
    }
  }
}
