import type { Api } from './createApi.ts';
import { apiOf, type LooseApi } from './lazyApi.ts';
import type { OneCallLimits } from './limits.ts';

/** What may be said of each call, whatever it asks. */
export interface EveryCall extends OneCallLimits {
  /** Aborts the calls under way; later ones fail at once. */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns an `Api` whose calls have these options unless they name their own, for loaders and writes:
 * `posts.list().load(withOptions(api, { signal, timeout: 5000 }))`.
 */
export function withOptions(api: Api, options: EveryCall): Api {
  const base = api as unknown as LooseApi;
  return apiOf((service, method) => (path, init = {}) => {
    const own = Object(init) as EveryCall;
    const headers = { ...options.headers, ...own.headers };
    const call = base[service]?.[method];
    if (!call) throw new TypeError(`No ${method} in ${service}`);
    return call(path, { ...options, ...own, headers });
  });
}
