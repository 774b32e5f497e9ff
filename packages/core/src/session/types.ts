import type { BaseUrls } from '../api/createApi.ts';
import type { Clock } from '../api/clock.ts';
import type { CallLimits } from '../api/limits.ts';
import type { ClientError, Outcome } from '../api/result.ts';
import type { Credentials as Password, HandoverSignIn, PasskeySignIn, User } from '../generated/auth.ts';
import type { TokenStorage } from './tokens.ts';

export type { User };
/** A username and a password, a passkey, or a one-time code of the other face. */
export type Credentials = Password | PasskeySignIn | HandoverSignIn;

/** The public state of the session. Frozen, the same object until something changes; contains no token. */
export interface Snapshot {
  /** `unknown`: on a server, or when only a refresh can tell; `authenticated`: a live access token is stored. */
  readonly status: 'unknown' | 'anonymous' | 'authenticated';
  readonly isAuthenticated: boolean;
  /** The signed-in user as soon as the current-user call has succeeded. */
  readonly user: User | null;
}

/** Why the session ended. */
export interface SignedOut {
  readonly reason:
    | 'logout'
    | 'forget'
    | 'refresh-failed'
    | 'unauthorized'
    | 'forbidden'
    | 'user-load-failed'
    | 'other-tab';
  /** Status and path of the response that ended the session, if there was one. */
  readonly status?: number;
  readonly path?: string;
}

/** The events of `on`. None carries a token. */
export interface SessionEvents {
  signedIn: undefined;
  signedOut: SignedOut;
  refreshed: undefined;
  userChanged: User | null;
  /** The storage failed; the session continues in the memory of this tab. */
  storageError: unknown;
  /** A fresh token looks expired: the clock of this machine is ahead by about this many seconds. */
  clockSkew: { readonly seconds: number };
}

/** Policies that a site may change. */
export interface SessionPolicy {
  /** Whether a 403 signs out. Default `clear`. */
  readonly forbidden: 'clear' | 'keep';
  /**
   * Whether a 401 or 403 signs out if it says nothing about the token: a page in HTML, from a proxy, or a request to
   * confirm one's identity (RFC 9470). Default `clear`.
   */
  readonly unrelatedRefusal: 'clear' | 'keep';
  /**
   * Whether a refresh or current-user call signs out when it fails in any other way than by a refusal of the service
   * (400, 401, 403 or 422, and no HTML). Default `sign-out`.
   */
  readonly transientRefreshFailure: 'sign-out' | 'keep';
  /** Refresh this many seconds before the expiry. Default 0; 30 suits slow networks. */
  readonly refreshMarginSeconds: number;
  /** Send tokens over plain http to hosts other than this machine and the page's own. Default false. */
  readonly allowPlainHttp: boolean;
}

/** The signals of the page: whether it is offline, and when it goes online, is shown or is hidden. */
export interface PageSignals {
  isOffline(): boolean;
  on(signal: 'online' | 'show' | 'hide', callback: () => void): () => void;
}

/** Receives messages for developers. Never receives a token. */
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

/** Options of `createSession` and `createClient`. */
export interface SessionOptions {
  readonly baseUrls: BaseUrls;
  /** Where the tokens are stored. Default: `localStorage` in a browser, otherwise memory. */
  readonly storage?: TokenStorage;
  /** Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** Returns the language of the services' texts; called before each request. Default: the browser's own. */
  readonly language?: () => string;
  readonly clock?: Clock;
  /** Web Locks, used if the storage is shared with other tabs. Default `navigator.locks`; null: none. */
  readonly locks?: LocksLike | null;
  readonly page?: PageSignals;
  /** Default: silent. */
  readonly logger?: Logger;
  /** Time limit of each of the session's own calls, in milliseconds. Default 10 000. */
  readonly timeout?: number;
  /** Time limits and retries of the typed clients' calls. Signing in and refreshing are never repeated. */
  readonly limits?: CallLimits;
  readonly policy?: Partial<SessionPolicy>;
  /** Called once per forced sign-out, except while a guard runs: its decision replaces the call. */
  readonly onLoginRequired?: (cause: SignedOut) => void;
}

/** The decision of a guard: proceed as this user, or go to the login. */
export type GuardDecision =
  | { readonly allow: true; readonly user: User | null }
  | { readonly allow: false; readonly to: 'login'; readonly reason: string; readonly error?: ClientError };

/** Options of the session's methods. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** The session of one person in one tab. No method throws. */
export interface Session {
  getSnapshot(): Snapshot;
  /** Returns the constant snapshot on a server. */
  getServerSnapshot(): Snapshot;
  /** Calls back after each change of the snapshot. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Listens to an event. Returns an unsubscribe function. */
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): () => void;
  /** Stores both tokens and loads the user. */
  login(credentials: Credentials, options?: CallOptions): Promise<Outcome<User>>;
  /** Ends the session on the server; the tokens are removed only if that succeeded. */
  logout(): Promise<Outcome<undefined>>;
  /** Removes the tokens without a request. */
  forget(): Promise<Outcome<undefined>>;
  /** Refreshes the access token and reloads the user; null if the user could not be loaded. */
  refresh(options?: CallOptions): Promise<Outcome<User | null>>;
  loadUser(options?: CallOptions): Promise<Outcome<User>>;
  /** Decides whether a protected route may be shown; always settles. */
  guard(options?: CallOptions): Promise<GuardDecision>;
  /** A `fetch` that adds the token for the three services; rejects as `fetch` does. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Removes all listeners; later calls return errors. May be called repeatedly. */
  dispose(): void;
}
