import type { ClientError, Outcome, Result } from '../api/result.ts';
import { retryAfter } from '../api/retryAfter.ts';
import { endsSession } from './endsSession.ts';
import { digest, markLife, type TabLocks } from './locks.ts';
import type { SessionState } from './state.ts';
import type { Pair, TokenStore } from './store.ts';
import { until } from './timing.ts';
import type { SignedOut } from './types.ts';

/** The result of a refresh: a live access token is stored, or an error for every waiting call. */
export type Refreshed = Outcome<{ readonly isAdopted: boolean }> & { readonly cause?: SignedOut };

/** State that all clients of one storage share, so that they refresh once. */
interface Shared {
  running: Promise<Refreshed> | null;
  /** The access token of the last refresh and its time. */
  fresh: { readonly access: string | null; readonly at: number } | null;
  /** The refresh token that the service refused; never sent again. */
  rejected: string | null;
  /** A temporary failure, returned without a request for a while. */
  failure: { readonly refresh: string; readonly until: number; readonly outcome: Refreshed } | null;
  /** The mark of the last successful refresh here: if the server returned the same pair, it may be sent again. */
  mark: string | null;
}
const shares = new WeakMap<TokenStore, Shared>();

export interface Refresher {
  /** Joins the running refresh or starts one; the starter's `onDone` receives the result. */
  join(isForced?: boolean): Promise<Refreshed>;
  /** Returns true for a token from a refresh seconds ago: if it looks expired, the clock is wrong. */
  isFresh(access: string | null): boolean;
  /** Marks a refresh token as revoked for all tabs, whatever their storage still shows. */
  markRevoked(refresh: string | null): void;
}

interface Needs {
  readonly state: SessionState;
  readonly locks: TabLocks;
  /** Sends the refresh token by the unwrapped `fetch`, with a time limit. */
  send(refresh: string): Promise<Result<unknown>>;
  onDone(outcome: Refreshed): void;
}

const freshFor = 5000;
const adoptionWait = 2000;
/** The browser reports no connection, so nothing was sent. */
export const noConnection = { kind: 'offline', message: 'There is no connection' } as const;
const adopted = { ok: true, data: { isAdopted: true } } as const;
const lost = { kind: 'auth', message: 'Token refresh failed' } as const;

export function createRefresher({ state, locks, send, onDone }: Needs): Refresher {
  const { store, clock, page, options } = state;
  const limit = options.timeout ?? 10_000;
  const isKept = options.policy?.transientRefreshFailure === 'keep';
  const lockName = `janus-refresh ${options.baseUrls.auth}`;
  const revokedName = (refresh: string) => `janus-gone ${digest(refresh)}`;
  const freshName = (access: string | null) => `janus-fresh ${digest(access)}`;
  const mark = (name: string, wait: number) => void locks.mark(name).then((release) => release?.(wait));
  const shared = shares.get(store) ?? {
    running: null,
    fresh: null,
    rejected: null,
    failure: null,
    mark: null,
  };
  shares.set(store, shared);

  function end(error: ClientError, status?: number): Refreshed {
    const pair = store.read();
    store.write({ access: null, refresh: null });
    refresher.markRevoked(pair.refresh);
    return { ok: false, error: { ...lost, cause: error }, cause: { reason: 'refresh-failed', status } };
  }

  async function run(isForced = false): Promise<Refreshed> {
    const start = store.read();
    if (!start.refresh || start.refresh === shared.rejected) return end(lost);
    if (page.isOffline() && !(await until(clock, limit, () => !page.isOffline())))
      return { ok: false, error: noConnection };
    const { failure } = shared;
    if (failure?.refresh === start.refresh && !isForced && clock.now() < failure.until)
      return failure.outcome;
    // It only looks expired.
    if (!isForced && refresher.isFresh(start.access)) return adopted;
    return store.shared
      ? locks.alone(lockName, limit + adoptionWait, () => exchange(start, isForced))
      : exchange(start, isForced);
  }

  async function exchange(start: Pair, isForced: boolean): Promise<Refreshed> {
    for (let round = 0; round < 3; round++) {
      const pair = store.read();
      if (pair.refresh === null) break;
      if (pair.access !== start.access && state.isLive(pair.access)) return adopted;
      // Another tab has just received it.
      if (store.shared && !isForced && (await locks.isMarked(freshName(pair.access)))) {
        keepFresh(pair.access);
        return adopted;
      }
      if (pair.refresh !== start.refresh && pair.access === start.access && round === 0) {
        await followed(pair);
        continue;
      }
      const name = `janus-spent ${digest(pair.access, pair.refresh)}`;
      const release = !store.shared || shared.mark === name ? () => undefined : await locks.mark(name);
      if (release) return spend({ ...pair, refresh: pair.refresh }, name, release);
      if (!(await followed(pair))) break;
    }
    return { ok: false, error: lost };
  }

  function keepFresh(access: string | null): void {
    shared.fresh = { access, at: clock.now() };
  }

  /** Waits for the access token: the two writes of another tab may become visible separately. */
  const followed = (pair: Pair) =>
    until(clock, adoptionWait, () => store.read().access !== pair.access || store.read().refresh === null);

  async function spend(
    pair: Pair & { readonly refresh: string },
    name: string,
    release: (milliseconds: number) => void,
  ): Promise<Refreshed> {
    // Another tab may have signed out between the read and the mark.
    const answer = store.read().refresh === pair.refresh ? await send(pair.refresh) : null;
    const isGone = store.shared && (await locks.isMarked(revokedName(pair.refresh)));
    // No await from here on: the checks must still hold at the write.
    const now = store.read();
    const error = answer && failureOf(answer);
    const mayPass = !answer || (isKept && error !== null && !endsSession(error));
    // The mark stays while other tabs may still see the pair, unless the pair will be used again.
    release(mayPass ? 0 : markLife);
    if (!answer || isGone || now.refresh !== pair.refresh) {
      if (!isGone) await followed(pair);
      const { access } = store.read();
      return access !== pair.access && state.isLive(access) ? adopted : { ok: false, error: lost };
    }
    if (error) return fail(pair.refresh, answer, error);
    const next = tokensOf(answer);
    keepFresh(next.access_token as string);
    shared.failure = null;
    shared.mark = name;
    const refresh =
      typeof next.refresh_token === 'string' && next.refresh_token ? next.refresh_token : pair.refresh;
    store.owners = new Map([[refresh, state.owner()]]);
    store.write({ access: next.access_token as string, refresh });
    if (store.shared && !state.isLive(store.read().access)) mark(freshName(store.read().access), freshFor);
    return { ok: true, data: { isAdopted: false } };
  }

  function fail(refresh: string, { response }: Result<unknown>, error: ClientError): Refreshed {
    if (endsSession(error)) shared.rejected = refresh;
    else if (isKept) {
      const outcome: Refreshed = { ok: false, error, response };
      const wait = Math.max(retryAfter(response, clock), freshFor);
      shared.failure = { refresh, until: clock.now() + wait, outcome };
      return outcome;
    }
    return end(error, response?.status);
  }

  const refresher: Refresher = {
    join(isForced) {
      if (!shared.running) {
        const running = run(isForced);
        shared.running = running;
        void running.then((outcome) => {
          shared.running = null;
          onDone(outcome);
        });
      }
      return shared.running;
    },
    isFresh: (access) => shared.fresh?.access === access && clock.now() - shared.fresh.at < freshFor,
    markRevoked(refresh) {
      if (refresh && store.shared) mark(revokedName(refresh), markLife);
    },
  };
  return refresher;
}

function tokensOf(answer: Result<unknown>): Record<string, unknown> {
  return Object(answer.ok ? answer.data : null) as Record<string, unknown>;
}

/** Returns null for a response with a usable token. */
function failureOf(answer: Result<unknown>): ClientError | null {
  if (!answer.ok) return answer.error;
  const { access_token: access } = tokensOf(answer);
  return typeof access === 'string' && access
    ? null
    : { kind: 'decode', message: 'The answer holds no access token' };
}
