import { createAuthFetch, createScope } from './authFetch.ts';
import { createApi, type Api, type ApiOptions } from './createApi.ts';
import { toError } from './result.ts';

/** Options of `createTokenApi`. */
export interface TokenApiOptions extends ApiOptions {
  /** An access token (`janus_pat_…`), made in the panel under «Профиль» or by `janus token create`. */
  readonly token: string;
  /** Send the token over plain http to hosts other than this machine. Default false. */
  readonly allowPlainHttp?: boolean;
}

/**
 * Creates typed clients of the three services for a program with an access token. There is no session: nothing is
 * refreshed or stored. The token is sent to the three services only, and never along a redirect.
 */
export function createTokenApi(options: TokenApiOptions): Api {
  const { baseUrls, token, allowPlainHttp = false, fetch: raw = globalThis.fetch, limits } = options;
  const scope = createScope({ baseUrls, policy: { allowPlainHttp } });
  const fetch = createAuthFetch({
    scope,
    raw: (request, init) => raw(request, init),
    token: async () => sendable(token),
    judge: () => undefined,
  });
  return createApi({ baseUrls, fetch, limits });
}

/** Returns the token, or throws if a header cannot hold it. The thrown error of `Headers` may contain the token. */
function sendable(token: string): string {
  try {
    new Headers().set('Authorization', token);
  } catch {
    throw toError({ kind: 'config', message: 'The access token contains a character that cannot be sent' });
  }
  return token;
}
