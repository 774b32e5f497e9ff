import type { BaseUrls } from '../api/createApi.ts';
import type { ClientError, Outcome } from '../api/result.ts';
import type { components } from '../generated/auth.ts';
import type { TokenStorage } from './tokens.ts';

export type User = components['schemas']['User'];
/** A name and a password, what the browser says for a passkey, or a code of the other face. */
export type Credentials =
  | components['schemas']['Credentials']
  | components['schemas']['PasskeySignIn']
  | components['schemas']['HandoverSignIn'];

/** What a page may know of the session. Frozen, the same object until something changes; never holds a token. */
export interface Snapshot {
  /** `unknown`: on a server, or when only a refresh can tell; `authenticated`: a live access token is stored. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
  readonly isAuthenticated: boolean;
  /** The signed-in user as soon as the current-user call has succeeded. */
  readonly user: User | null;
}

/** Why the tokens are gone. */
export interface SignedOut {
  readonly reason:
    | 'logout'
    | 'forget'
    | 'refresh-failed'
    | 'unauthorized'
    | 'forbidden'
    | 'user-load-failed'
    | 'other-tab';
  /** The status and the path of the answer that ended the session, where there was one. */
  readonly status?: number;
  readonly path?: string;
}

/** What `on` reports. No event carries a token. */
export interface SessionEvents {
  signedIn: undefined;
  signedOut: SignedOut;
  refreshed: undefined;
  userChanged: User | null;
  /** The storage refused; the session goes on in the memory of this tab. */
  storageError: unknown;
  /** A fresh token looks expired: the clock of this machine is ahead by about so many seconds. */
  clockSkew: { readonly seconds: number };
}

/** What a site may decide otherwise than the defaults. */
export interface SessionPolicy {
  /** Whether a 403 signs out. Default `clear`. */
  readonly forbidden: 'clear' | 'keep';
  /** Whether a refresh or a current-user call without a real refusal (no answer, 408, 429, 5xx) signs out. Default `sign-out`. */
  readonly transientRefreshFailure: 'sign-out' | 'keep';
  /** Refresh so many seconds before the expiry. Default 0; 30 is sensible for slow networks. */
  readonly refreshMarginSeconds: number;
  /** Send tokens over plain http to hosts other than this machine and the page's own. Default false. */
  readonly allowPlainHttp: boolean;
}

/** A clock and its timers; tests pass their own. */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** What a page tells: whether it is offline, and when it comes back, is shown or hidden. */
export interface PageSignals {
  isOffline(): boolean;
  on(signal: 'online' | 'show' | 'hide', callback: () => void): () => void;
}

/** Receives what only a developer should read. Never gets a token. */
export interface Logger {
  warn(message: string, error?: unknown): void;
}

/** The part of the Web Locks API that the session uses. */
export interface LocksLike {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; ifAvailable?: boolean },
    callback: (lock: unknown) => T | Promise<T>,
  ): Promise<T>;
}

export interface SessionOptions {
  readonly baseUrls: BaseUrls;
  /** Where the tokens live. Default: `localStorage` in a browser, else the memory of this session. */
  readonly storage?: TokenStorage;
  /** Default: the global `fetch` of the moment of the call. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language of the services' texts, asked at each call; without it the browser's own. */
  readonly language?: () => string;
  readonly clock?: Clock;
  /** Web Locks, used if the storage is shared with other tabs. Default `navigator.locks`; null: none. */
  readonly locks?: LocksLike | null;
  readonly page?: PageSignals;
  /** Default: silent. */
  readonly logger?: Logger;
  /** Bound of each of the session's own calls, in milliseconds. Default 10 000. */
  readonly timeout?: number;
  readonly policy?: Partial<SessionPolicy>;
  /** Called once per forced sign-out, except while a guard runs: then its decision is the notice. */
  readonly onLoginRequired?: (cause: SignedOut) => void;
}

/** What a guard decides: proceed as this user, or go to the login. */
export type GuardDecision =
  | { readonly allow: true; readonly user: User | null }
  | { readonly allow: false; readonly to: 'login'; readonly reason: string; readonly error?: ClientError };

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The session of one person in one tab. No method throws. */
export interface Session {
  getSnapshot(): Snapshot;
  /** Constant: what a server knows. */
  getServerSnapshot(): Snapshot;
  /** Calls back after each change of the snapshot. Answers the way out. */
  subscribe(listener: () => void): () => void;
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): () => void;
  /** Stores both tokens and loads the user. */
  login(credentials: Credentials, options?: CallOptions): Promise<Outcome<User>>;
  /** Ends the session on the server; the tokens go only if that succeeded. */
  logout(): Promise<Outcome<undefined>>;
  /** Removes the tokens here without asking the server. */
  forget(): Promise<Outcome<undefined>>;
  /** Renews the access token and reloads the user; null if the user could not be loaded. */
  refresh(options?: CallOptions): Promise<Outcome<User | null>>;
  loadUser(options?: CallOptions): Promise<Outcome<User>>;
  /** Decides for a protected route; always settles. */
  guard(options?: CallOptions): Promise<GuardDecision>;
  /** A `fetch` that adds the token for the three services; rejects as `fetch` does. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Removes all listeners; later calls answer errors. May be called twice. */
  dispose(): void;
}
