import type { Api } from './createApi.ts';
import { apiOf, callOf } from './lazyApi.ts';
import type { OneCallLimits } from './limits.ts';

/** Options that every call accepts. */
export interface EveryCall extends OneCallLimits {
  /** Aborts running calls; later calls fail immediately. */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns an `Api` that adds these options to every call that does not set its own. For loaders and writes:
 * `posts.list().load(withOptions(api, { signal, timeout: 5000 }))`.
 */
export function withOptions(api: Api, options: EveryCall): Api {
  return apiOf((service, method) => (path, init = {}) => {
    const own = Object(init) as EveryCall;
    const headers = { ...options.headers, ...recordOf(own.headers) };
    // Loaders pass an undefined signal when they receive none.
    const signal = own.signal ?? options.signal;
    return callOf(api, service, method)(path, { ...options, ...own, signal, headers });
  });
}

/** Returns headers as a record, which is not checked yet: `new Headers` throws for a wrong name or value. */
function recordOf(headers: HeadersInit | undefined): object | undefined {
  return headers && Symbol.iterator in headers ? Object.fromEntries(headers) : headers;
}
