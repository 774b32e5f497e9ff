import { nextPublication } from './nextPublication.ts';
import type { Database } from './schema.ts';
import { raiseContentVersion, readContentVersion } from './transaction.ts';

export interface ContentClock {
  /** The version as last seen; a write of this process is seen before its response is sent. */
  version(): number;
  /** When the next scheduled text is published, in milliseconds; null if there is none. */
  nextPublication(): number | null;
  /** Checks immediately. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface ContentClockOptions {
  db: Database;
  now(): number;
  onError(error: unknown): void;
}

/** Half of the second within which a write of another process must be seen. */
const interval = 500;

/** Milliseconds: clocks are corrected by less all the time. */
const leastStep = 1000;

/** Watches the content version, which other processes also raise, and the time of the next scheduled publication. */
export function createContentClock({ db, now, onError }: ContentClockOptions): ContentClock {
  let version = 0;
  let lastMoment = 0;
  let next: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isRunning = false;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function lookOnce(): Promise<void> {
    const moment = now();
    // A scheduled publication changes pages just as a write does; a clock set back hides it again.
    const isOther = moment < lastMoment - leastStep || (next !== null && next <= moment);
    if (isOther) await raiseContentVersion(db);
    const seen = await readContentVersion(db);
    if (seen !== version || isOther) next = await nextPublication(db, moment);
    lastMoment = moment;
    version = seen;
  }

  /** Runs checks one after another: a slow check could otherwise report an older state than a later one. */
  function look(): Promise<void> {
    if (waiting) return waiting;
    const looked = last.then(() => {
      waiting = null;
      return lookOnce();
    });
    waiting = looked;
    last = looked.catch(() => undefined);
    return looked;
  }

  async function tick(): Promise<void> {
    await look().catch(onError);
    if (isRunning) timer = setTimeout(() => void tick(), interval).unref();
  }

  return {
    version: () => version,
    nextPublication: () => next,
    look,
    start() {
      isRunning = true;
      timer = setTimeout(() => void tick(), interval).unref();
    },
    stop() {
      isRunning = false;
      if (timer) clearTimeout(timer);
    },
  };
}
