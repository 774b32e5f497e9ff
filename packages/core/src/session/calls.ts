import { createAuthFetch, createScope, refuseRedirect, sendAs } from '../api/authFetch.ts';
import { toClientError } from '../api/errors.ts';
import {
  asksAgain,
  type ClientError,
  isPage,
  type Outcome,
  type Result,
  settle,
  toError,
} from '../api/result.ts';
import { endsSession } from './endsSession.ts';
import { createTabLocks } from './locks.ts';
import { createRefresher, noConnection, type Refreshed } from './refresh.ts';
import type { SessionState } from './state.ts';
import { bounded, detached } from './timing.ts';
import { isExpired } from './tokens.ts';
import type { components, paths } from '../generated/auth.ts';
import type {
  CallOptions,
  Credentials,
  GuardDecision,
  LocksLike,
  Session,
  SignedOut,
  User,
} from './types.ts';

/** The names of the auth service's calls: a renamed path of the contract does not compile. */
type CallName = { [Path in keyof paths]: Path extends `/api/v1/${infer Name}/` ? Name : never }[keyof paths];
type Operation<Name extends CallName> = `/api/v1/${Name}/` extends infer Path extends keyof paths
  ? paths[Path]
  : never;
type BodyOf<Name extends CallName> =
  Operation<Name> extends { post: { requestBody: { content: { 'application/json': infer Body } } } }
    ? Body
    : undefined;

/** A response's fields, whose types are still to be checked. */
type Unchecked<Schema extends keyof components['schemas']> = {
  readonly [Field in keyof components['schemas'][Schema]]?: unknown;
};

/** The part of a session that calls the auth service; loaded with the first call. */
export type Calls = Pick<
  Session,
  'login' | 'logout' | 'forget' | 'refresh' | 'loadUser' | 'guard' | 'fetch'
> & {
  /** Returns the error of every call after `dispose`. */
  disposed(): Error;
};

export function createCalls(state: SessionState): Calls {
  const { options, store, clock, raw } = state;
  const { policy = {} } = options;
  const limit = options.timeout ?? 10_000;
  const locks = createTabLocks(
    options.locks === undefined ? globalLocks() : options.locks,
    clock,
    state.page,
  );
  const margin = policy.refreshMarginSeconds ?? 0;
  let reloading: Promise<Outcome<User>> | null = null;
  let loading: { owner: string | null; promise: Promise<Outcome<User>> } | null = null;
  let leaving: Promise<Outcome<undefined>> | null = null;
  let skewed: string | null = null;

  const context = { scope: createScope(options), raw, token, judge, addLanguage: state.addLanguage };
  const refresher = createRefresher({
    state,
    locks,
    send: (refresh) => call('refresh', { refresh_token: refresh }, raw),
    onDone(outcome) {
      changed(outcome.ok ? undefined : outcome.cause);
      // The session's own call must not trigger another refresh, even if the new token looks expired.
      const isNeeded = outcome.ok && (!outcome.data.isAdopted || !state.getSnapshot().user);
      reloading = isNeeded ? load(true) : null;
    },
  });

  /** Sends one of the session's own calls: with a time limit, without cookies or cache. Never throws. */
  async function call<Name extends CallName>(
    name: Name,
    body: BodyOf<Name>,
    send: (request: Request, init?: RequestInit) => Promise<Response>,
    signal?: AbortSignal,
  ): Promise<Result<unknown>> {
    let phase: 'before' | 'sending' | 'after' = 'before';
    let response: Response | undefined;
    try {
      const base = options.baseUrls.auth.replace(/\/+$/, '');
      return await bounded(
        clock,
        limit,
        async (inner) => {
          const request = new Request(`${base}/api/v1/${name}/`, {
            method: body ? 'POST' : 'GET',
            headers: body && { 'Content-Type': 'application/json' },
            body: body && JSON.stringify(body),
            signal: inner,
            redirect: 'manual',
            cache: 'no-store',
            credentials: 'omit',
          });
          phase = 'sending';
          response = refuseRedirect(await send(request));
          phase = 'after';
          const text = await response.text();
          return settle(
            response,
            text ? parse(text, response.ok) : undefined,
            response.ok || parse(text, false),
          );
        },
        signal,
      );
    } catch (cause) {
      return { ok: false, error: toClientError(cause, phase, signal), response };
    }
  }

  function end(cause: SignedOut): void {
    const { access, refresh } = store.read();
    if (access === null && refresh === null) return;
    store.write({ access: null, refresh: null });
    refresher.markRevoked(refresh);
    changed(cause);
  }

  /** The end of a session during a logout is the end that was wanted, whichever response caused it. */
  function changed(cause?: SignedOut): void {
    state.changed(cause && leaving ? { ...cause, reason: 'logout' } : cause);
  }

  function judge(request: Request, response: Response, sent: string | null): void {
    const { status } = response;
    const isOver = status === 401 || (status === 403 && policy.forbidden !== 'keep');
    if (policy.unrelatedRefusal === 'keep' && (isPage(response) || asksAgain(response))) return;
    // A late response to an old token is no evidence about the one stored now.
    if (isOver && store.read().access === sent)
      end({
        reason: status === 401 ? 'unauthorized' : 'forbidden',
        status,
        path: new URL(request.url).pathname,
      });
  }

  async function token(signal?: AbortSignal): Promise<string | null> {
    signal?.throwIfAborted();
    state.sync();
    const { access } = store.read();
    const claims = state.claims(access);
    if (access === null || !claims || !isExpired(claims, clock.now(), margin)) return access;
    if (!refresher.isFresh(access)) {
      const outcome = await detached(refresher.join(), signal);
      state.sync();
      if (!outcome.ok) throw toError(outcome.error);
    }
    const current = store.read().access;
    const late = state.claims(current);
    if (late && skewed !== current && !state.isLive(current)) {
      skewed = current;
      state.emit('clockSkew', { seconds: Math.ceil(clock.now() / 1000 - late.exp) });
    }
    return current;
  }

  /** Shared by all callers that need the user, and therefore without a caller's signal. */
  function load(isRefreshed = false): Promise<Outcome<User>> {
    const owner = state.owner();
    if (loading?.owner === owner) return loading.promise;
    const promise = fetchUser(isRefreshed).finally(() => {
      if (loading?.promise === promise) loading = null;
    });
    loading = { owner, promise };
    return promise;
  }

  async function fetchUser(isRefreshed: boolean): Promise<Outcome<User>> {
    let sent: string | null = null;
    let owner: string | null = null;
    try {
      sent = isRefreshed ? store.read().access : await token();
      owner = state.owner();
      if (owner === null) throw toError({ kind: 'auth', message: 'Nobody is signed in' });
    } catch (cause) {
      return { ok: false, error: toClientError(cause, 'before') };
    }
    const result = await call('users/me', undefined, (request) => sendAs(context, request, sent));
    if (state.owner() !== owner)
      return result.ok ? { ok: false, error: { kind: 'auth', message: 'The session has changed' } } : result;
    if (result.ok && typeof (result.data as User | null)?.id === 'string') {
      state.setUser(result.data as User, owner);
      return { ok: true, data: result.data as User };
    }
    const error: ClientError = result.ok
      ? { kind: 'decode', message: 'The answer is no user' }
      : result.error;
    const mayPass = policy.transientRefreshFailure === 'keep' && !endsSession(error);
    if (!mayPass && !state.page.isOffline() && store.read().access === sent)
      end({ reason: 'user-load-failed', status: result.response?.status, path: '/api/v1/users/me/' });
    return { ok: false, error, response: result.response };
  }

  async function login(credentials: Credentials, { signal }: CallOptions = {}): Promise<Outcome<User>> {
    state.sync();
    const device = store.readDevice();
    const door = doorOf(credentials);
    const body = device && door === 'login' ? { device_token: device, ...credentials } : credentials;
    const result = await call(door, body, raw, signal);
    if (!result.ok) return result;
    const answer = Object(result.data) as Unchecked<'TokenPair'>;
    const { access_token: access, refresh_token: refresh, device_token: next } = answer;
    if (typeof access !== 'string' || typeof refresh !== 'string' || !access || !refresh)
      return {
        ok: false,
        error: { kind: 'decode', message: 'The answer holds no tokens' },
        response: result.response,
      };
    refresher.markRevoked(store.read().refresh);
    store.write({ access, refresh });
    if (typeof next === 'string' && next) store.writeDevice(next);
    state.changed();
    return asOutcome(detached(load(), signal), signal);
  }

  async function leave(): Promise<Outcome<undefined>> {
    state.sync();
    // Only an access token ends a session on the service.
    if (store.read().refresh !== null && !state.isLive(store.read().access)) {
      const outcome = await refresher.join();
      if (!outcome.ok) return outcome;
    }
    const { access, refresh } = store.read();
    if (access === null && refresh === null) return { ok: true, data: undefined };
    const owner = state.owner();
    const body = { access_token: access as string, refresh_token: refresh ?? undefined };
    const result = await call('logout', body, (request) => sendAs(context, request, access));
    if (!result.ok) return result;
    // Another tab may have refreshed the tokens meanwhile: they belong to the same, ended session.
    if (state.owner() === owner) end({ reason: 'logout' });
    return { ok: true, data: undefined };
  }

  async function guard({ signal }: CallOptions = {}): Promise<GuardDecision> {
    const toLogin = (reason: string): GuardDecision => ({ allow: false, to: 'login', reason });
    state.guards++;
    try {
      state.sync();
      const isOffline = state.page.isOffline();
      let failure: ClientError | null = isOffline ? noConnection : null;
      if (!state.isLive(store.read().access)) {
        if (store.read().refresh === null) return toLogin('signed-out');
        const outcome: Refreshed | null = isOffline ? null : await detached(refresher.join(), signal);
        if (outcome && !outcome.ok) {
          failure = outcome.error;
          state.warn('The guard could not refresh the session', failure);
        }
      }
      if (store.read().access !== null && !state.getSnapshot().user && !isOffline)
        await detached(load(), signal);
      signal?.throwIfAborted();
      if (store.read().access === null)
        return failure && !endsSession(failure)
          ? { allow: false, to: 'login', reason: 'unavailable', error: failure }
          : toLogin('refused');
      return { allow: true, user: state.getSnapshot().user };
    } catch (cause) {
      return { ...toLogin('aborted'), error: toClientError(cause, 'before', signal) } as GuardDecision;
    } finally {
      state.guards--;
    }
  }

  return {
    login,
    guard,
    fetch: createAuthFetch(context),
    disposed: () => toError({ kind: 'config', message: 'The session was disposed' }),
    loadUser: ({ signal } = {}) => asOutcome(detached(load(), signal), signal),
    logout: () => (leaving ??= leave().finally(() => (leaving = null))),
    forget() {
      state.sync();
      end({ reason: 'forget' });
      return Promise.resolve({ ok: true, data: undefined });
    },
    refresh({ signal } = {}) {
      state.sync();
      const work = refresher.join(true).then(async (outcome): Promise<Outcome<User | null>> => {
        if (!outcome.ok) return { ok: false, error: outcome.error, response: outcome.response };
        await reloading;
        return { ok: true, data: state.getSnapshot().user };
      });
      return asOutcome(detached(work, signal), signal);
    },
  };
}

function doorOf(credentials: Credentials): 'login' | 'passkeys/sign-in' | 'handovers/sign-in' {
  if ('credential' in credentials) return 'passkeys/sign-in';
  return 'username' in credentials ? 'login' : 'handovers/sign-in';
}

async function asOutcome<T>(work: Promise<Outcome<T>>, signal?: AbortSignal): Promise<Outcome<T>> {
  try {
    return await work;
  } catch (cause) {
    return { ok: false, error: toClientError(cause, 'before', signal) };
  }
}

function parse(text: string, isStrict: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (isStrict) throw cause;
    return undefined;
  }
}

function globalLocks(): LocksLike | null {
  return (globalThis as { navigator?: { locks?: LocksLike } }).navigator?.locks ?? null;
}
