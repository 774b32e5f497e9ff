import { nextPublication } from './nextPublication.ts';
import type { Database } from './schema.ts';
import { raiseContentVersion, readContentVersion } from './transaction.ts';

export interface ContentClock {
  /** The version as last seen; a write of this process is seen before its answer leaves. */
  version(): number;
  /** When the next scheduled text comes out, in milliseconds; null when none waits. */
  nextPublication(): number | null;
  /** Looks at once. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface ContentClockOptions {
  db: Database;
  now(): number;
  onError(error: unknown): void;
}

/** Half of the second in which a write of another process must be seen. */
const interval = 500;

/** Watches the content version, which other processes raise too, and the moment of the next scheduled publication. */
export function createContentClock({ db, now, onError }: ContentClockOptions): ContentClock {
  let version = 0;
  let next: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isRunning = false;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function lookOnce(): Promise<void> {
    const moment = now();
    // a text that came out changes pages just as a write does
    if (next !== null && next <= moment) await raiseContentVersion(db);
    const seen = await readContentVersion(db);
    if (seen !== version || (next !== null && next <= moment)) next = await nextPublication(db, moment);
    version = seen;
  }

  /** One after another: what a slow look has seen may be older than what another has. */
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
