import { sleep } from './timing.ts';
import type { Clock } from '../api/clock.ts';
import type { LocksLike, PageSignals } from './types.ts';

/** How long most marks are held, in milliseconds: longer than a write takes to be visible in every tab. */
export const markLife = 3000;

/**
 * Web Locks as the session uses them. The lock manager is ordered across processes while `localStorage` is not: a lock
 * may be handed over before the earlier holder's write can be seen (whatwg/html#403). Hence, besides the lock around a
 * refresh, marks: locks that say "this pair is being spent", "this token is new" and "this session is over".
 */
export interface TabLocks {
  /** Runs the action exclusively among the tabs; without the lock if the wait is over or locks do not work. */
  alone<T>(name: string, wait: number, action: () => Promise<T>): Promise<T>;
  /** Takes a mark. Resolves with a function that releases it after some time; null if a tab has it already. */
  mark(name: string): Promise<((milliseconds: number) => void) | null>;
  /** Resolves with true if a tab has the mark. */
  isMarked(name: string): Promise<boolean>;
}

export function createTabLocks(locks: LocksLike | null, clock: Clock, page: PageSignals): TabLocks {
  async function mark(name: string): Promise<((milliseconds: number) => void) | null> {
    return new Promise((resolve) => {
      const hold = (lock: unknown) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => {
          // A page with a held lock would still be cached, but the mark is useless there.
          const off = page.on('hide', release);
          const end = () => {
            off();
            release();
          };
          resolve((wait) => void (wait ? sleep(clock, wait).then(end) : end()));
        });
      };
      void attempt(async () => locks?.request(name, { ifAvailable: true }, hold)).then(() =>
        resolve(() => undefined),
      );
    });
  }
  return {
    async alone(name, wait, action) {
      let running: ReturnType<typeof action> | undefined;
      const controller = new AbortController();
      const timer = clock.setTimeout(() => controller.abort(), wait);
      const hold = () => {
        clock.clearTimeout(timer);
        return (running ??= action());
      };
      await attempt(async () => locks?.request(name, { signal: controller.signal }, hold));
      clock.clearTimeout(timer);
      // A stolen lock rejects while the action continues; a refused lock never started it.
      return (running ??= action());
    },
    mark,
    async isMarked(name) {
      const release = await mark(name);
      release?.(0);
      return release === null;
    },
  };
}

/** Returns a short hash of tokens, because every script of the host can read lock names. */
export function digest(...parts: (string | null)[]): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (const character of parts.join(' ')) {
    const code = character.charCodeAt(0);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return ((first >>> 0) + (second >>> 0) * 4294967296).toString(36);
}

async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch {
    // Locks do not exist or are not allowed for this page: the caller continues without one.
  }
}
