/**
 * The body of a refusal (RFC 9457). Every member is optional, because something other than the service may have
 * responded.
 */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    /** What is wrong with which field; `path` is dotted, as in `translations.0.title`. */
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
  readonly [extension: string]: unknown;
}

/** Why a call has no data. `http`: the service refused. All other kinds: there is no usable response. */
export type ClientError =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly body: Problem | undefined;
      readonly message: string;
      /** The response is HTML: a proxy or captive portal answered, not the service. */
      readonly isPage?: true;
    }
  | {
      readonly kind: 'network' | 'timeout' | 'aborted' | 'offline' | 'decode' | 'config' | 'auth';
      readonly message: string;
      readonly cause?: unknown;
    };

/** The result of every call; a call never throws. */
export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly response: Response }
  | { readonly ok: false; readonly error: ClientError; readonly response?: Response };

/** The result of a session method. Like `Result`, but a success needs no response of a service. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ClientError; readonly response?: Response };

/** Wraps an error so that it can pass through a `fetch`, which can only throw; `createApi` unwraps it. */
export function toError(clientError: ClientError): Error & { readonly clientError: ClientError } {
  return Object.assign(new Error(clientError.message), { clientError });
}

/**
 * Decides whether a response is a success, by `response.ok` alone: an empty 401 or 500 has no
 * error body to inspect (openapi-typescript#2530).
 */
export function settle<T>(response: Response, data: T | undefined, body: unknown): Result<T> {
  if (response.ok) return { ok: true, data: data as T, response };
  const problem = isObject(body) ? (body as Problem) : undefined;
  const message = problem?.error?.message || problem?.detail || `HTTP ${response.status}`;
  const page = isPage(response) ? { isPage: true as const } : {};
  const error = { kind: 'http', status: response.status, body: problem, message, ...page } as const;
  return { ok: false, error, response };
}

/** Returns true for HTML: the services respond in JSON, so it comes from a captive portal or a proxy. */
export function isPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** Returns true for a request to confirm one's identity (RFC 9470); the token stays valid. */
export function asksAgain(response: Response): boolean {
  return /insufficient_user_authentication/.test(response.headers.get('WWW-Authenticate') ?? '');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
