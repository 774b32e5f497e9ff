import type { Clock } from '../api/clock.ts';
import { tooSlow } from '../api/errors.ts';

/** Runs `action` with a time limit; rejects when it expires, or immediately when the outer signal aborts. */
export async function bounded<T>(
  clock: Clock,
  milliseconds: number,
  action: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const timer = clock.setTimeout(() => {
    controller.abort(tooSlow());
  }, milliseconds);
  const handleAbort = () => controller.abort(outer?.reason);
  if (outer?.aborted) handleAbort();
  outer?.addEventListener('abort', handleAbort);
  try {
    // Raced as well, because not every `fetch` observes its signal.
    return await detached(action(controller.signal), controller.signal);
  } finally {
    clock.clearTimeout(timer);
    outer?.removeEventListener('abort', handleAbort);
  }
}

/** Resolves like `work`, or rejects when the signal aborts; the work itself continues. */
export function detached<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

export function sleep(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, milliseconds));
}

/**
 * Waits until the check returns true; resolves with false after the time limit. It polls, because writes of another tab
 * become visible late and not every storage reports them, and counts steps, because the clock may jump.
 */
export async function until(clock: Clock, milliseconds: number, check: () => boolean): Promise<boolean> {
  const step = 25;
  for (let waited = 0; !check(); waited += step) {
    if (waited >= milliseconds) return false;
    await sleep(clock, step);
  }
  return true;
}
