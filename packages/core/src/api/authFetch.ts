import { isLocalName } from '../route/hosts.ts';
import type { SessionOptions } from '../session/types.ts';
import type { CarriedInit } from './transport.ts';

/** Decides which requests get the token. */
export interface Scope {
  /** Returns true for requests to one of the three services, except login and refresh. */
  includes(request: Request): boolean;
}

/** Allows exactly the configured origins, and no plain http over a network. */
export function createScope({ baseUrls, policy }: Pick<SessionOptions, 'baseUrls' | 'policy'>): Scope {
  const page = (globalThis as { location?: { href?: string; origin?: string } }).location;
  const bases = [baseUrls.auth, baseUrls.portfolio, baseUrls.posts ?? ''].map((base) =>
    absolute(base, page?.href),
  );
  const isSafe = (url: URL) =>
    url.protocol === 'https:' ||
    isLocalName(url.hostname) ||
    url.origin === page?.origin ||
    policy?.allowPlainHttp === true;
  const origins = new Set(bases.flatMap((url) => (url && isSafe(url) ? [url.origin] : [])));
  const open = new Set(
    ['login', 'refresh'].map((name) => {
      const url = absolute(`${trim(baseUrls.auth)}/api/v1/${name}`, page?.href);
      return url && url.origin + url.pathname;
    }),
  );
  return {
    includes({ url }) {
      const { origin, pathname } = new URL(url);
      return origins.has(origin) && !open.has(trim(origin + pathname));
    },
  };
}

function absolute(base: string, page: string | undefined): URL | null {
  try {
    return new URL(base, page);
  } catch {
    return null;
  }
}

function trim(address: string): string {
  return address.replace(/\/+$/, '');
}

/** What the session adds to a `fetch`. */
interface AuthContext {
  readonly scope: Scope;
  /** The unwrapped `fetch`. */
  raw(request: Request, init?: RequestInit): Promise<Response>;
  /** Adds `Accept-Language`, unless the caller set it. */
  addLanguage?(headers: Headers): void;
  /** Resolves with the stored access token, refreshed first if it has expired; rejects if that fails. */
  token(signal: AbortSignal): Promise<string | null>;
  /** Called with each response and the token that was sent. */
  judge(request: Request, response: Response, sent: string | null): void;
}

/** Throws for a redirect, as `redirect: 'error'` does, which Cloudflare Workers do not support. */
export function refuseRedirect(response: Response): Response {
  // Browsers hide the status of a redirect: it is 0.
  if (/^(0|30[1-378])$/.test(`${response.status}`)) throw new TypeError('A redirect');
  return response;
}

/** Sends one request with the token. */
export async function sendAs(
  context: AuthContext,
  request: Request,
  sent: string | null,
  send: AuthContext['raw'] = context.raw,
): Promise<Response> {
  // In place: a new Request with other headers would lose its content type.
  if (sent !== null) request.headers.set('Authorization', `Bearer ${sent}`);
  // No token travels along a redirect.
  const response =
    sent === null ? await send(request) : refuseRedirect(await send(request, { redirect: 'manual' }));
  context.judge(request, response, sent);
  return response;
}

/** Returns a `fetch` that adds the token for the services; a caller's own Authorization header takes precedence. */
export function createAuthFetch(context: AuthContext): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { send } = (init ?? {}) as CarriedInit;
    const { headers } = request;
    if (!context.scope.includes(request) || headers.has('Authorization'))
      return (send ?? context.raw)(request);
    if (send) context.addLanguage?.(headers);
    return sendAs(context, request, await context.token(request.signal), send);
  };
}
