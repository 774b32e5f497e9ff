import type { Database } from '../../db/schema.ts';
import { CancelledError, type Made, type Progress } from '../import/progress.ts';
import type { TaskLine } from './lines.ts';

/**
 * The minimum time between two writes of the progress, each of which also reads whether the import was cancelled, in
 * milliseconds.
 */
const pause = 300;

export interface JobProgress extends Progress {
  /** Reports an item of any task as done. */
  done(line: TaskLine): Promise<void>;
  /** The lines so far. */
  readonly lines: readonly TaskLine[];
  /** The number of items known so far, and the program. */
  readonly far: Readonly<{ total: number; format?: string }>;
}

/** Writes the progress of an import into its row, and throws once the row is marked as cancelled. */
export async function createProgress(db: Database, id: string): Promise<JobProgress> {
  const lines: TaskLine[] = [];
  const far: { total: number; format?: string } = { total: 0 };
  let reportedAt = 0;
  const last = await db
    .selectFrom('import_items')
    .select('number')
    .where('import_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  let number = last?.number ?? 0;

  async function report(): Promise<void> {
    if (Date.now() < reportedAt + pause) return;
    reportedAt = Date.now();
    const row = await db
      .updateTable('imports')
      .set({ ...far, done: lines.length })
      .where('id', '=', id)
      .where('active', '=', 1)
      .returning('is_cancelled')
      .executeTakeFirst();
    // a row that is no longer running was considered lost: another process may be working on it
    if (!row) throw new CancelledError({ isLost: true });
    if (row.is_cancelled === 1) throw new CancelledError();
  }

  async function done(line: TaskLine): Promise<void> {
    lines.push(line);
    await report();
  }

  return {
    lines,
    far,
    done,
    step: done,
    check: report,
    format: (name) => void (far.format = name),
    expect: (count) => void (far.total += count),
    async made(trx: Database, made: Made) {
      number += 1;
      await trx
        .insertInto('import_items')
        .values({ import_id: id, number, ...made })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
