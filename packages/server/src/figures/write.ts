import { hash } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import type { ReadingCountTable } from '../db/schema/upkeep.ts';
import { inTransaction } from '../db/transaction.ts';
import { day, dayOf, startOf } from './times.ts';

/** The count of one name within an hour, with its visitors. */
export interface Piece extends Pick<ReadingCountTable, 'at' | 'face' | 'kind' | 'name'> {
  views: number;
  /** Salted hashes of visitors. */
  visitors: readonly string[];
}

type Named = 'page' | 'referrer';

/** Pages and sites with separate counts per day and face; others are counted together. */
export const mostNames: Readonly<Record<Named, number>> = { page: 500, referrer: 200 };
export const others = '*';
/** Per day. Beyond this, a visitor is only counted as a view. */
export const mostMarks = 200_000;

/**
 * The names and the number of marks that days have already, with all that was written since. They are read again each
 * hour, for other instances write as well.
 */
export class DayTotals {
  readonly names = new Map<string, Set<string>>();
  readonly marks = new Map<string, number>();
  #hour = 0;

  clear(): void {
    this.names.clear();
    this.marks.clear();
  }

  startHour(hour: number): void {
    if (hour !== this.#hour) this.clear();
    this.#hour = hour;
  }
}

/** Rows per statement; SQLite limits the number of parameters. */
const atOnce = 400;

export function isNamed(kind: Piece['kind']): kind is Named {
  return kind === 'page' || kind === 'referrer';
}

function keyOf({ at, face, kind, name }: Piece): string {
  return `${at} ${face} ${kind} ${name}`;
}

/** Nobody can be identified by it: it is derived from the salted hash. */
function markOf({ face, kind, name }: Piece, visitor: string): string {
  return hash('sha256', `${visitor} ${face} ${kind} ${name}`, 'base64url').slice(0, 22);
}

async function namesOf(trx: Database, { at, face, kind }: Piece): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('reading_counts')
    .select('name')
    .distinct()
    .where('span', '=', 'hour')
    .where('at', '>=', startOf('day', at))
    .where('at', '<', startOf('day', at) + day)
    .where('face', '=', face)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Combines the names beyond a day's limit. */
async function withinRoom(
  trx: Database,
  pieces: readonly Piece[],
  rooms: DayTotals['names'],
): Promise<Piece[]> {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const { at, face, kind, name } = piece;
    if (!isNamed(kind)) {
      kept.push(piece);
      continue;
    }
    const room = `${dayOf(at)} ${face} ${kind}`;
    const names = rooms.get(room) ?? (await namesOf(trx, piece));
    rooms.set(room, names);
    const hasRoom = names.has(name) || names.size < mostNames[kind];
    if (hasRoom) names.add(name);
    kept.push(hasRoom ? piece : { ...piece, name: others });
  }
  return kept;
}

async function countMarks(trx: Database, today: string): Promise<number> {
  const { made } = await trx
    .selectFrom('reading_marks')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  return Number(made);
}

/** Inserts marks; returns those that did not exist yet. */
async function newMarks(
  trx: Database,
  [today, marks]: readonly [day: string, marks: readonly string[]],
  counted: DayTotals['marks'],
): Promise<Set<string>> {
  const fresh = new Set<string>();
  const made = counted.get(today) ?? (await countMarks(trx, today));
  const room = marks.slice(0, Math.max(0, mostMarks - made));
  for (let at = 0; at < room.length; at += atOnce) {
    const rows = await trx
      .insertInto('reading_marks')
      .values(room.slice(at, at + atOnce).map((mark) => ({ day: today, mark })))
      .onConflict((oc) => oc.doNothing())
      .returning('mark')
      .execute();
    for (const { mark } of rows) fresh.add(mark);
  }
  counted.set(today, made + fresh.size);
  return fresh;
}

/**
 * Marks by day, without duplicates, in a fixed order: instances that write concurrently wait for each other without
 * deadlocks.
 */
function marksByDay(pieces: readonly Piece[]): Map<string, string[]> {
  const days = new Map<string, Set<string>>();
  for (const piece of pieces) {
    const name = dayOf(piece.at);
    const marks = days.get(name) ?? new Set();
    days.set(name, marks);
    for (const visitor of piece.visitors) marks.add(markOf(piece, visitor));
  }
  return new Map([...days].map(([name, marks]) => [name, [...marks].toSorted()]));
}

/** Adds rows to the existing ones. */
export async function addCounts(trx: Database, rows: readonly ReadingCountTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await trx
      .insertInto('reading_counts')
      .values(rows.slice(at, at + atOnce))
      .onConflict((oc) =>
        oc.columns(['span', 'at', 'face', 'kind', 'name']).doUpdateSet((eb) => ({
          views: eb('reading_counts.views', '+', eb.ref('excluded.views')),
          visitors: eb('reading_counts.visitors', '+', eb.ref('excluded.visitors')),
        })),
      )
      .execute();
}

async function write(trx: Database, pieces: readonly Piece[], totals: DayTotals): Promise<void> {
  totals.startHour(Math.max(...pieces.map(({ at }) => at)));
  const within = await withinRoom(trx, pieces, totals.names);
  const fresh = new Map<string, Set<string>>();
  for (const marks of marksByDay(within)) fresh.set(marks[0], await newMarks(trx, marks, totals.marks));
  const rows = new Map<string, ReadingCountTable>();
  for (const piece of within) {
    const { at, face, kind, name, views } = piece;
    const key = keyOf(piece);
    const row = rows.get(key) ?? { span: 'hour', at, face, kind, name, views: 0, visitors: 0 };
    row.views += views;
    const marks = fresh.get(dayOf(at));
    // each mark counts as one new visitor, in whichever hour it was seen first
    row.visitors += piece.visitors.filter((visitor) => marks?.delete(markOf(piece, visitor))).length;
    rows.set(key, row);
  }
  const inOrder = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await addCounts(trx, inOrder);
}

/** Writes the counts, all or nothing; other instances add to the same rows. */
export async function writeReadings(
  db: Database,
  pieces: readonly Piece[],
  totals: DayTotals,
): Promise<void> {
  try {
    await inTransaction(db, (trx) => write(trx, pieces, totals));
  } catch (error) {
    // it added what was not written
    totals.clear();
    throw error;
  }
}
