import { setTimeout as delay } from 'node:timers/promises';

export interface TimelyReadsOptions {
  /** Milliseconds that a caller waits for the storage; the read itself continues. */
  patience: number;
  /** How many results stay in memory; none by default. */
  most?: number;
}

/** Milliseconds during which a read that failed or does not end is not repeated. */
const retryAfter = 30_000;
const mostFailures = 200;

interface Attempt<Value> {
  value: Promise<Value | null>;
  /** Milliseconds. */
  until: number;
}

/** Reads from a storage that may be silent; callers with the same key share one read. */
export function createTimelyReads<Value>({ patience, most = 0 }: TimelyReadsOptions) {
  const attempts = new Map<string, Attempt<Value>>();

  /** Waits only for the read: what is made of it takes the time it needs. */
  async function inTime(source: Promise<unknown>, value: Promise<Value | null>): Promise<Value | null> {
    const late = delay(patience, null, { ref: false });
    const isRead = await Promise.race([source.then(() => true), late]);
    return isRead ? value : null;
  }

  async function settle<Source>(
    key: string,
    attempt: Attempt<Value>,
    { source, value }: { source: Promise<Source | null>; value: Promise<Value | null> },
  ): Promise<void> {
    try {
      const [found] = await Promise.all([source, value]);
      attempt.until = Infinity;
      attempt.value = value;
      // a file that is missing now may be restored
      if ((found === null || most === 0) && attempts.get(key) === attempt) attempts.delete(key);
    } catch {
      attempt.until = Date.now() + retryAfter;
    }
  }

  /** Returns what `make` makes of the source; null for a missing one, and if the read fails or takes too long. */
  return function get<Source>(
    key: string,
    read: () => Promise<Source | null>,
    make: (source: Source) => Promise<Value | null>,
  ): Promise<Value | null> {
    const former = attempts.get(key);
    if (former && Date.now() < former.until) return former.value;
    const source = read();
    const value = source.then((found) => (found === null ? null : make(found)));
    const attempt = {
      value: inTime(source, value).catch(() => null),
      until: Date.now() + retryAfter,
    };
    attempts.delete(key);
    attempts.set(key, attempt);
    const [oldest] = attempts.keys();
    if (attempts.size > Math.max(most, mostFailures) && oldest !== undefined) attempts.delete(oldest);
    void settle(key, attempt, { source, value });
    return attempt.value;
  };
}
