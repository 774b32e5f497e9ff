import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../db/schema.ts';
import type { Reading } from './reading.ts';
import { forgetVisitors, saltOf } from './salt.ts';
import { ReadingTally } from './readingTally.ts';
import { day as dayLength, dayOf, hour, startOf } from './times.ts';
import { DayTotals, isNamed, others, writeReadings, type Piece } from './write.ts';

export interface CounterOptions {
  db: Database;
  now(): number;
  /** Whether the owner wants readers counted; called again when the content version changes. */
  isWanted(): Promise<boolean>;
  contentVersion(): number;
  onError(error: unknown): void;
}

/** The pending count of one page, referrer or other name. */
interface Count extends Omit<Piece, 'visitors'> {
  visitors: Set<string>;
}

interface Day {
  readonly start: number;
  readonly version: number;
  readonly salt: string;
  readonly isWanted: boolean;
}

/** Milliseconds. */
const flushAfter = 10_000;
/**
 * The maximum of pending counts, and of visitors in them: further names are counted together, further visitors only as
 * views.
 */
const mostCounts = 5000;
const mostVisitors = 40_000;
/** Readings that wait for the salt of a new day, or for the owner's choice after a write. */
const mostWaiting = 1000;
/** What one transaction writes, to keep it short. */
const piecesAtOnce = 200;
const visitorsAtOnce = 250;

/**
 * Counts readings in memory, and writes them every ten seconds. Memory is bounded whatever is requested; no request
 * waits for it. A visitor's salted hash is kept until it is written, and no longer than the day.
 */
export class ReadingCounter {
  readonly #options: CounterOptions;
  #day: Day | null = null;
  #renewal: Promise<void> | null = null;
  #waiting: { reading: Reading; moment: number }[] = [];
  readonly #totals = new DayTotals();
  #tally = new ReadingTally();
  /** The hour of the tally. */
  #hour = 0;
  #counts = new Map<string, Count>();
  #visitors = 0;
  #timer: NodeJS.Timeout | null = null;
  #flight: Promise<void> = Promise.resolve();

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** The number of items in memory. */
  get held(): { waiting: number; counts: number; visitors: number } & ReadingTally['size'] {
    const visitors = this.#visitors + this.#tally.size.visitors;
    return { ...this.#tally.size, waiting: this.#waiting.length, counts: this.#counts.size, visitors };
  }

  count(reading: Reading): void {
    const { now, contentVersion } = this.#options;
    const day = this.#day;
    const moment = now();
    if (
      day !== null &&
      moment >= day.start &&
      moment < day.start + dayLength &&
      day.version === contentVersion()
    ) {
      if (day.isWanted) this.#add(reading, moment);
      return;
    }
    if (this.#waiting.length < mostWaiting) this.#waiting.push({ reading, moment });
    this.#renew();
  }

  /** Writes everything counted so far. */
  async flush(): Promise<void> {
    await this.#renewal;
    const flight = this.#flight.then(() => this.#write());
    this.#flight = flight.catch(() => undefined);
    await flight;
  }

  /** Drops the visitors of past days. */
  async forget(): Promise<void> {
    const { db, now } = this.#options;
    if (this.#day?.start !== startOf('day', now())) {
      this.#closeTally();
      this.#day = null;
    }
    await forgetVisitors(db, now());
  }

  #renew(): void {
    this.#renewal ??= this.#load()
      // without a salt nobody is counted
      .catch(this.#options.onError)
      .finally(() => {
        this.#renewal = null;
        this.#waiting = [];
      });
  }

  async #load(): Promise<void> {
    const { db, now, contentVersion, isWanted } = this.#options;
    const [start, version] = [startOf('day', now()), contentVersion()];
    const isSameDay = this.#day?.start === start;
    const salt = isSameDay && this.#day ? this.#day.salt : await saltOf(db, dayOf(start));
    const day = { start, version, salt, isWanted: await isWanted() };
    // readings of the previous day belong to its salt
    if (!isSameDay) this.#closeTally();
    this.#day = day;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!day.isWanted) return;
    for (const { reading, moment } of waiting)
      if (startOf('day', moment) === start) this.#add(reading, moment);
  }

  #add(reading: Reading, moment: number): void {
    if (moment < this.#hour || moment >= this.#hour + hour) {
      this.#closeTally();
      this.#hour = startOf('hour', moment);
    }
    this.#tally.add(reading);
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#options.onError), flushAfter).unref();
  }

  /** Moves the tally into the counts to be written. */
  #closeTally(): void {
    const tally = this.#tally;
    this.#tally = new ReadingTally();
    if (this.#day) this.#collect(tally.take(this.#hour, this.#day.salt));
  }

  #collect(pieces: readonly Piece[]): void {
    for (const { visitors, views, ...thing } of pieces) {
      const count = this.#countOf(thing);
      count.views += views;
      for (const visitor of visitors) {
        if (this.#visitors >= mostVisitors || count.visitors.has(visitor)) continue;
        count.visitors.add(visitor);
        this.#visitors += 1;
      }
    }
  }

  #countOf(thing: Omit<Piece, 'views' | 'visitors'>): Count {
    const key = `${thing.at} ${thing.face} ${thing.kind} ${thing.name}`;
    const found = this.#counts.get(key);
    if (found) return found;
    if (this.#counts.size >= mostCounts && isNamed(thing.kind) && thing.name !== others)
      return this.#countOf({ ...thing, name: others });
    const count = { ...thing, views: 0, visitors: new Set<string>() };
    this.#counts.set(key, count);
    return count;
  }

  async #write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#closeTally();
    const pieces = [...this.#counts.values()].flatMap(piecesOf);
    this.#counts.clear();
    this.#visitors = 0;
    while (pieces.length > 0) {
      const batch = takeBatch(pieces);
      try {
        await writeReadings(this.#options.db, batch, this.#totals);
      } catch (error) {
        // it is written with later readings
        this.#collect([...batch, ...pieces]);
        this.#schedule();
        throw error;
      }
      // SQLite responds synchronously: without a pause no other request would be answered between batches
      await nextTurn();
    }
  }
}

/** Splits the count of many visitors into pieces that fit into one transaction. */
function piecesOf({ visitors, views, ...thing }: Count): Piece[] {
  const all = [...visitors];
  const pieces: Piece[] = [{ ...thing, views, visitors: all.slice(0, visitorsAtOnce) }];
  for (let at = visitorsAtOnce; at < all.length; at += visitorsAtOnce)
    pieces.push({ ...thing, views: 0, visitors: all.slice(at, at + visitorsAtOnce) });
  return pieces;
}

function takeBatch(pieces: Piece[]): Piece[] {
  let visitors = 0;
  const size = pieces.findIndex((piece, at) => {
    visitors += piece.visitors.length;
    return at >= piecesAtOnce || (at > 0 && visitors > 2 * visitorsAtOnce);
  });
  return pieces.splice(0, size === -1 ? pieces.length : size);
}
