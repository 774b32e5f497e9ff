import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { toClientError, tooSlow } from './errors.ts';
import type { Result } from './result.ts';
import { retryAfter } from './retryAfter.ts';

/** Time limits and retries of a client. A call may set its own `timeout` and `retries`. */
export interface CallLimits {
  /** Milliseconds for a whole call: all tries, and reading the response. 0 or Infinity: none. Default 30 000. */
  readonly timeout?: number;
  /** The same for a call that uploads a file. Default 300 000. */
  readonly uploadTimeout?: number;
  /** How many times a repeatable call is retried. Default 2; 0: never. */
  readonly retries?: number;
  /** The clock; for tests. */
  readonly clock?: Clock;
  /** Returns a number from 0 to 1, as `Math.random` does; for tests. */
  readonly random?: () => number;
}

/** The limits of one call; they replace those of its client. */
export type OneCallLimits = Pick<CallLimits, 'timeout' | 'retries'>;

/** The result of one try, and whether a retry may succeed. */
export interface Try {
  readonly result: Result<unknown>;
  readonly mayPass: boolean;
}

/** Properties of a call that are known before it is sent. */
export interface Plan {
  readonly isUpload: boolean;
  readonly signal?: AbortSignal | null;
}

/** The longest timeout that timers support; a longer one would fire immediately. */
const longest = 2 ** 31 - 1;
const firstDelay = 500;

/**
 * Returns whether sending a request again is safe, by its method or because the service stores the response of a key,
 * and may succeed, because the failure is temporary. Status 0: no complete response arrived.
 */
export function mayRepeat(request: Request | undefined, status: number, code?: string): boolean {
  // The services accept a key with a POST only.
  if (!request || request.method === 'PATCH') return false;
  if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) return false;
  // A lost response may have been a success, after which the tag is a different one.
  if ([0, 502, 504].includes(status)) return !request.headers.has('If-Match');
  // `key_in_use`: the first request with this key is still running.
  return status === 429 || status === 503 || code === 'key_in_use';
}

/** Runs the tries of one call within its time limit. Never throws. */
export function withinLimits(
  {
    clock = systemClock,
    random = Math.random,
    timeout = 30_000,
    uploadTimeout = 300_000,
    retries = 2,
  }: CallLimits,
  { isUpload, signal }: Plan,
  once: (signal: AbortSignal) => Promise<Try>,
): Promise<Result<unknown>> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const limit = Math.min((isUpload ? uploadTimeout : timeout) || longest, longest);
    const end = clock.now() + limit;
    let pause: unknown;

    function settle(result: Result<unknown>) {
      clock.clearTimeout(timer);
      clock.clearTimeout(pause);
      signal?.removeEventListener('abort', handleAbort);
      resolve(result);
    }
    // Settled here as well, because not every `fetch` listens to its signal.
    function stop(reason: unknown) {
      controller.abort(reason);
      settle({ ok: false, error: toClientError(reason, 'sending', controller.signal) });
    }
    const handleAbort = () => stop(signal?.reason);
    const timer = clock.setTimeout(() => stop(tooSlow()), limit);

    async function attempt(left: number, delay: number): Promise<void> {
      const { result, mayPass } = await once(controller.signal);
      // Full jitter: clients that failed together do not retry together.
      const wait = retryAfter(result.response, clock) + random() * delay;
      if (controller.signal.aborted) return;
      if (!mayPass || left === 0 || clock.now() + wait >= end) settle(result);
      else pause = clock.setTimeout(() => void attempt(left - 1, delay * 2), wait);
    }
    signal?.addEventListener('abort', handleAbort);
    if (signal?.aborted) handleAbort();
    else void attempt(retries, firstDelay);
  });
}
