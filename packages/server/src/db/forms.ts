import { readFact, writeFact } from './facts.ts';
import type { Database } from './schema.ts';

/** A form in which derived data is written, such as HTML or the search index. It is a number that only rises. */
export interface Form {
  /** The row of `facts` with the form last written: `5`, or `5 after 1 at TIME` while another round has to follow. */
  readonly key: string;
  readonly value: string;
}

/** Milliseconds between two rounds: enough for a busy machine to recover, and for instances of an older version to end. */
const pause = 30 * 60_000;

/**
 * Returns the number of the round that is due now to write everything in a form; null if none is. A version that finds
 * a higher form leaves it, and has the newer version write once more what this one saves.
 */
export async function dueRound(db: Database, form: Form, now: number): Promise<number | null> {
  const value = (await readFact(db, form.key)) ?? '';
  const [, noted = '', rounds, time = ''] = /^(\d+)(?: after (\d+)(?: at (.+))?)?$/.exec(value) ?? [];
  if (Number(noted) > Number(form.value)) {
    await db
      .updateTable('facts')
      .set({ value: unfinished(noted, 1, now) })
      .where('key', '=', form.key)
      .where('value', '=', value)
      .execute();
    return null;
  }
  if (Number(noted) < Number(form.value)) return 1;
  return rounds === undefined || now - Date.parse(time) < pause ? null : Number(rounds) + 1;
}

function unfinished(form: string, rounds: number, now: number): string {
  return `${form} after ${rounds} at ${new Date(now).toISOString()}`;
}

/** Notes a form; `after` is the round that has ended if another one has to follow. */
export function noteForm(db: Database, form: Form, after?: { round: number; now: number }): Promise<void> {
  const value = after ? unfinished(form.value, after.round, after.now) : form.value;
  return writeFact(db, form.key, value);
}
