import type { Clock } from '../api/clock.ts';

/** A clock that only tests advance. */
export interface FakeClock extends Clock {
  /** Advances the time and runs all timers due, in order; promises settle in between. */
  advance(milliseconds: number): Promise<void>;
  /** Advances the time without running timers, like a machine that sleeps. */
  sleep(milliseconds: number): void;
  /** Advances from timer to timer until the work settles; fails if no timer is left or after an hour. */
  run<T>(work: Promise<T>): Promise<T>;
  /** The number of pending timers. */
  readonly pending: number;
}

/** Creates a clock that only tests advance, in milliseconds. The default start is a full second. */
export function fakeClock(start = 1_800_000_000_000): FakeClock {
  let time = start;
  let last = 0;
  const timers = new Map<number, { at: number; callback: () => void }>();

  function nextTimer(): [number, { at: number; callback: () => void }] | undefined {
    return Array.from(timers).reduce<[number, { at: number; callback: () => void }] | undefined>(
      (first, entry) => (!first || entry[1].at < first[1].at ? entry : first),
      undefined,
    );
  }
  async function fire(until: number): Promise<boolean> {
    const next = nextTimer();
    if (!next || next[1].at > until) return false;
    timers.delete(next[0]);
    time = Math.max(time, next[1].at);
    next[1].callback();
    await flush();
    return true;
  }
  return {
    now: () => time,
    setTimeout(callback, milliseconds) {
      timers.set(++last, { at: time + Math.max(0, milliseconds), callback });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    get pending() {
      return timers.size;
    },
    sleep(milliseconds) {
      time += milliseconds;
    },
    async advance(milliseconds) {
      const end = time + milliseconds;
      await flush();
      while (await fire(end));
      time = Math.max(time, end);
    },
    async run(work) {
      const state = { isSettled: false };
      void work
        .catch(() => undefined)
        .finally(() => {
          state.isSettled = true;
        });
      const end = time + 3_600_000;
      await flush();
      // Ten seconds: on a busy machine, loading a chunk takes more than one.
      for (let idle = 0; !state.isSettled && idle < 5000; idle++) {
        if (await fire(end)) idle = 0;
        else await new Promise((resolve) => void setTimeout(resolve, 2));
      }
      if (!state.isSettled) throw new Error('Nothing is left that could settle this');
      return work;
    },
  };
}

/** Waits until all promises that do not wait for a timer have settled. */
export async function flush(rounds = 4): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => void };
  for (let turn = 0; turn < rounds; turn++)
    await new Promise<void>((resolve) => {
      if (setImmediate) setImmediate(resolve);
      else setTimeout(resolve, 0);
    });
}
