import { isLocalName } from '../route/hosts.ts';
import type { SessionOptions } from '../session/types.ts';
import type { CarriedInit } from './transport.ts';

/** Which requests get the token. */
export interface Scope {
  /** True for requests to one of the three services, except the login and refresh calls. */
  includes(request: Request): boolean;
}

/** The origins that may see a token: exactly the configured ones, and not in clear text over a network. */
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
interface Keeper {
  readonly scope: Scope;
  /** The unwrapped `fetch`. */
  raw(request: Request, init?: RequestInit): Promise<Response>;
  /** The language for texts, where one is asked for. */
  language?(): string;
  /** The stored access token, renewed first if it has expired; rejects if that fails. */
  token(signal: AbortSignal): Promise<string | null>;
  /** Told of each answer and the token it was asked with. */
  judge(request: Request, response: Response, sent: string | null): void;
}

/** Sends one request with the token. */
export async function sendAs(
  keeper: Keeper,
  request: Request,
  sent: string | null,
  send: Keeper['raw'] = keeper.raw,
): Promise<Response> {
  // In place: a new Request with other headers would lose its content type.
  if (sent !== null) request.headers.set('Authorization', `Bearer ${sent}`);
  // No token travels along a redirect.
  const response = await send(request, sent === null ? undefined : { redirect: 'error' });
  keeper.judge(request, response, sent);
  return response;
}

/** A `fetch` that adds the token for the services; a caller's own Authorization header wins and is left alone. */
export function createAuthFetch(keeper: Keeper): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { send } = (init ?? {}) as CarriedInit;
    const { headers } = request;
    if (!keeper.scope.includes(request) || headers.has('Authorization')) return (send ?? keeper.raw)(request);
    if (send && keeper.language && !headers.has('Accept-Language'))
      headers.set('Accept-Language', keeper.language());
    return sendAs(keeper, request, await keeper.token(request.signal), send);
  };
}
