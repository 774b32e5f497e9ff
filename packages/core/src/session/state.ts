import { systemClock } from '../api/clock.ts';
import { browserPage, hasPage, localStorageTokens } from './browserTokens.ts';
import { type Pair, storeOf, type TokenStore } from './store.ts';
import { type Claims, isExpired, memoryTokens, readClaims } from './tokens.ts';
import type { Clock } from '../api/clock.ts';
import type { PageSignals, SessionEvents, SessionOptions, SignedOut, Snapshot, User } from './types.ts';

/** State that the session shares with the lazily loaded calls. */
export interface SessionState {
  readonly options: SessionOptions;
  readonly store: TokenStore;
  readonly clock: Clock;
  readonly page: PageSignals;
  isDisposed: boolean;
  /** The number of running guards; while there are any, `onLoginRequired` is not called. */
  guards: number;
  /** Set by the session: reloads the user when another tab signed in as somebody else. */
  reloadUser: () => void;
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): () => void;
  /** The unwrapped `fetch`, with the page's language as `Accept-Language`. */
  raw(request: Request, init?: RequestInit): Promise<Response>;
  /** Adds the page's language, unless the caller set one. */
  addLanguage(headers: Headers): void;
  emit<Name extends keyof SessionEvents>(name: Name, event: SessionEvents[Name]): void;
  warn(message: string, error?: unknown): void;
  claims(access: string | null): Claims | null;
  isLive(access: string | null): boolean;
  /** Identifies the stored session, to recognize responses that are too late. */
  owner(): string | null;
  setUser(user: User, owner: string): void;
  /** Compares the storage with the last known state and notifies all clients of this page. */
  changed(cause?: SignedOut): void;
  sync(cause?: SignedOut): void;
  dispose(): void;
}

/** The constant snapshot on a server. */
export const serverSnapshot: Snapshot = /* @__PURE__ */ Object.freeze({
  status: 'unknown',
  isAuthenticated: false,
  user: null,
});

/** A timer beyond 2^31 ms fires immediately, so longer lifetimes are checked in steps. */
const longestTimer = 2 ** 31 - 1;

export function createState(options: SessionOptions): SessionState {
  const store = storeOf(options.storage ?? (hasPage() ? localStorageTokens : memoryTokens()));
  const clock = options.clock ?? systemClock;
  const listeners = new Set<readonly [name: string, listener: (event: never) => void]>();
  let detachers: (() => void)[] = [];
  let count = 0;
  let parsed: { access: string; claims: Claims | null } | null = null;
  let userEntry: { user: User; owner: string } | null = null;
  let snapshot = serverSnapshot;
  let lastSnapshot: Snapshot | null = null;
  let seen: (Pair & { owner: string | null }) | null = null;
  let timer: unknown;
  let isFailureReported = false;

  /** Runs a callback of the site: one that throws changes no result. */
  const attempt = <Result>(action: () => Result): Result | undefined => {
    try {
      return action();
    } catch (error) {
      state.warn('A callback failed', error);
    }
  };
  const signals = options.page ?? browserPage;
  const page: PageSignals = {
    isOffline: () => Boolean(attempt(() => signals.isOffline())),
    on: (signal, callback) => attempt(() => signals.on(signal, callback)) ?? (() => undefined),
  };
  function ownerOf(pair: Pair): string | null {
    // Until the access token changes too, another tab is still writing its pair.
    if (pair.access && pair.access === seen?.access) return seen.owner;
    return state.claims(pair.access)?.sub ?? store.owners.get(pair.refresh) ?? pair.refresh ?? pair.access;
  }

  function attach(): void {
    if (count++) return;
    store.listeners.add(state.sync);
    const look = () => state.sync();
    detachers = [
      () => store.listeners.delete(state.sync),
      store.watch(look),
      page.on('show', look),
      page.on('online', look),
    ];
    seen = null;
    lastSnapshot = state.getSnapshot();
    state.sync();
  }
  function detach(): void {
    if (--count) return;
    for (const off of detachers) off();
    clock.clearTimeout(timer);
  }
  function listen(name: string, listener: (event: never) => void): () => void {
    if (state.isDisposed) return () => undefined;
    const entry = [name, listener] as const;
    listeners.add(entry);
    attach();
    return () => void (listeners.delete(entry) && detach());
  }
  function tell(name: string, event?: unknown): void {
    for (const [wanted, listener] of Array.from(listeners))
      if (wanted === name) attempt(() => listener(event as never));
  }
  function wakeAtExpiry(access: string | null): void {
    clock.clearTimeout(timer);
    const claims = state.claims(access);
    if (!count || !claims || !state.isLive(access)) return;
    const wait = Math.min(claims.exp * 1000 - clock.now() + 1, longestTimer);
    timer = clock.setTimeout(() => state.sync(), wait);
    (timer as { unref?(): void } | null)?.unref?.();
  }
  function announce(
    before: NonNullable<typeof seen>,
    now: NonNullable<typeof seen>,
    cause?: SignedOut,
  ): void {
    const hadUser = userEntry;
    if (userEntry && userEntry.owner !== now.owner) userEntry = null;
    if (hadUser && !userEntry) state.emit('userChanged', null);
    if (now.owner === null && before.owner !== null) {
      const event = cause ?? { reason: 'other-tab' };
      state.emit('signedOut', event);
      const isWanted = event.reason === 'logout' || event.reason === 'forget';
      if (!isWanted && !state.guards) attempt(() => options.onLoginRequired?.(event));
    } else if (now.owner !== before.owner && before.access !== now.access) {
      state.emit('signedIn', undefined);
      if (hadUser && !userEntry) state.reloadUser();
    } else if (now.access !== before.access) state.emit('refreshed', undefined);
  }

  const state: SessionState = {
    options,
    store,
    clock,
    page,
    isDisposed: false,
    guards: 0,
    reloadUser: () => undefined,
    getSnapshot() {
      const pair = store.read();
      const isAuthenticated = state.isLive(pair.access);
      const user = userEntry && userEntry.owner === ownerOf(pair) ? userEntry.user : null;
      const status = isAuthenticated ? 'authenticated' : pair.refresh ? 'unknown' : 'anonymous';
      if (snapshot.status !== status || snapshot.user !== user)
        snapshot = Object.freeze({ status, isAuthenticated, user });
      return snapshot;
    },
    subscribe: (listener) => listen('', listener),
    on: listen,
    raw(request, init) {
      state.addLanguage(request.headers);
      const { fetch = globalThis.fetch } = options;
      return fetch(request, init);
    },
    addLanguage(headers) {
      const { language } = options;
      if (language && !headers.has('Accept-Language'))
        attempt(() => headers.set('Accept-Language', language()));
    },
    emit: tell,
    warn(message, error) {
      try {
        options.logger?.warn(message, error);
      } catch {
        // A failure of the logger itself cannot be reported.
      }
    },
    claims(access) {
      if (access === null) return null;
      if (parsed?.access !== access) parsed = { access, claims: readClaims(access) };
      return parsed.claims;
    },
    isLive(access) {
      const claims = state.claims(access);
      return claims !== null && !isExpired(claims, clock.now());
    },
    owner: () => ownerOf(store.read()),
    setUser(user, owner) {
      // An equal response changes nothing, so nothing needs to be rendered again.
      if (userEntry?.owner === owner && JSON.stringify(userEntry.user) === JSON.stringify(user)) return;
      userEntry = { user, owner };
      state.sync();
      state.emit('userChanged', user);
    },
    changed(cause) {
      for (const listener of Array.from(store.listeners)) listener(cause);
      state.sync(cause);
    },
    sync(cause) {
      if (state.isDisposed) return;
      const pair = store.read();
      const before = seen;
      const now = (seen = { ...pair, owner: ownerOf(pair) });
      if (store.failure && !isFailureReported) {
        isFailureReported = true;
        state.emit('storageError', store.failure.error);
      }
      wakeAtExpiry(now.access);
      const next = state.getSnapshot();
      if (lastSnapshot && lastSnapshot !== next) {
        lastSnapshot = next;
        tell('');
      }
      if (before) announce(before, now, cause);
    },
    dispose() {
      if (state.isDisposed) return;
      state.isDisposed = true;
      if (count) {
        count = 1;
        detach();
      }
      listeners.clear();
    },
  };
  return state;
}
