import { hash } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import type { Reading } from './reading.ts';
import { forgetVisitors, saltOf } from './salt.ts';
import { dayOf, startOf } from './times.ts';
import { isNamed, others, writeReadings, type Piece } from './write.ts';

export interface CounterOptions {
  db: Database;
  now(): number;
  /** Whether the owner wants to count; asked again when the content's version is another. */
  isWanted(): Promise<boolean>;
  contentVersion(): number;
  onError(error: unknown): void;
}

/** What is counted since it was last written. */
interface Count extends Omit<Piece, 'visitors'> {
  visitors: Set<string>;
}

interface Day {
  readonly name: string;
  readonly version: number;
  readonly salt: string;
  readonly isWanted: boolean;
}

/** Milliseconds. */
const flushAfter = 10_000;
/** Things that are counted, and visitors at them, between two writes: what comes beyond is counted together, or as views alone. */
const mostCounts = 2000;
const mostVisitors = 20_000;
/** Readings that wait for the salt of a new day, or for what the owner wants after a write. */
const mostWaiting = 1000;
/** What one transaction writes, so that none is long. */
const piecesAtOnce = 200;
const visitorsAtOnce = 500;

/**
 * Counts who reads what in memory, and writes it every ten seconds. Memory is bounded whatever is asked; nothing waits
 * for it. Of a reader it keeps a salted hash until that is written, and none beyond the day.
 */
export class ReadingCounter {
  readonly #options: CounterOptions;
  #day: Day | null = null;
  #renewal: Promise<void> | null = null;
  #waiting: Reading[] = [];
  #counts = new Map<string, Count>();
  #visitors = 0;
  #timer: NodeJS.Timeout | null = null;
  #flight: Promise<void> = Promise.resolve();

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** How much it holds, at most `mostCounts` and a few, `mostVisitors` and `mostWaiting`. */
  get held(): { counts: number; visitors: number; waiting: number } {
    return { counts: this.#counts.size, visitors: this.#visitors, waiting: this.#waiting.length };
  }

  count(reading: Reading): void {
    const { now, contentVersion } = this.#options;
    const day = this.#day;
    if (day !== null && day.name === dayOf(now()) && day.version === contentVersion()) {
      if (day.isWanted) this.#add(reading, day);
      return;
    }
    if (this.#waiting.length < mostWaiting) this.#waiting.push(reading);
    this.#renew();
  }

  /** Writes what was counted until now. */
  async flush(): Promise<void> {
    await this.#renewal;
    const flight = this.#flight.then(() => this.#write());
    this.#flight = flight.catch(() => undefined);
    await flight;
  }

  /** Forgets the visitors of a day that is over. */
  async forget(): Promise<void> {
    const { db, now } = this.#options;
    if (this.#day?.name !== dayOf(now())) this.#day = null;
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
    const [name, version] = [dayOf(now()), contentVersion()];
    const salt = this.#day?.name === name ? this.#day.salt : await saltOf(db, name);
    const day = { name, version, salt, isWanted: await isWanted() };
    this.#day = day;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (day.isWanted) for (const reading of waiting) this.#add(reading, day);
  }

  #add(reading: Reading, { salt }: Day): void {
    const { face, path, language, referrer, address, userAgent } = reading;
    const at = startOf('hour', this.#options.now());
    const visitor = hash('sha256', `${salt}\n${face}\n${address}\n${userAgent}`, 'base64url');
    this.#addTo({ at, face, kind: 'all', name: '' }, visitor);
    this.#addTo({ at, face, kind: 'page', name: path }, visitor);
    this.#addTo({ at, face, kind: 'language', name: language }, visitor);
    if (referrer !== null) this.#addTo({ at, face, kind: 'referrer', name: referrer }, visitor);
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#options.onError), flushAfter).unref();
  }

  #addTo(thing: Pick<Count, 'at' | 'face' | 'kind' | 'name'>, visitor: string): void {
    const count = this.#countOf(thing);
    count.views += 1;
    if (this.#visitors >= mostVisitors || count.visitors.has(visitor)) return;
    count.visitors.add(visitor);
    this.#visitors += 1;
  }

  #countOf(thing: Pick<Count, 'at' | 'face' | 'kind' | 'name'>): Count {
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
    const pieces = [...this.#counts.values()].flatMap(piecesOf);
    this.#counts.clear();
    this.#visitors = 0;
    while (pieces.length > 0) {
      const batch = takeBatch(pieces);
      try {
        await writeReadings(this.#options.db, batch);
      } catch (error) {
        this.#takeBack([...batch, ...pieces]);
        throw error;
      }
    }
  }

  /** What could not be written is written with what comes. */
  #takeBack(pieces: readonly Piece[]): void {
    for (const { visitors, views, ...thing } of pieces) {
      const count = this.#countOf(thing);
      count.views += views;
      for (const visitor of visitors) {
        if (this.#visitors >= mostVisitors || count.visitors.has(visitor)) continue;
        count.visitors.add(visitor);
        this.#visitors += 1;
      }
    }
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#options.onError), flushAfter).unref();
  }
}

/** A thing with many visitors in pieces that one transaction has room for. */
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
