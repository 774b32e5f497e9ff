import { loadOnce } from './loadOnce.ts';
import type { Api, ApiOptions } from './createApi.ts';
import type { Result } from './result.ts';

/** A call of any service, without its types. */
type LooseCall = (...args: unknown[]) => Promise<Result<unknown>>;
type LooseApi = Partial<Record<string, Partial<Record<string, LooseCall>>>>;

/**
 * Creates an `Api` that loads its implementation with the first call, so that public pages do not contain it:
 * `lazyApi(() => import('@janus-site/core'), options)`.
 */
export function lazyApi(
  load: () => Promise<{ createApi(options: ApiOptions): Api }>,
  options: ApiOptions | (() => ApiOptions),
): Api {
  const loaded = loadOnce(async () => {
    const { createApi } = await load();
    return createApi(typeof options === 'function' ? options() : options);
  });
  const call =
    (service: string, method: string): LooseCall =>
    async (...args) => {
      let api: Api;
      try {
        api = await loaded();
      } catch (cause) {
        return { ok: false, error: { kind: 'network', message: 'The client could not be loaded', cause } };
      }
      return callOf(api, service, method)(...args);
    };
  return apiOf(call);
}

/** Returns a call of an `Api` by its names. Throws a TypeError if it is missing, which a hand-made `Api` may cause. */
export function callOf(api: Api, service: string, method: string): LooseCall {
  const call = (api as unknown as LooseApi)[service]?.[method];
  if (!call) throw new TypeError(`No ${method} in ${service}`);
  return call;
}

/** Creates an `Api` from a function that makes its calls. */
export function apiOf(call: (service: string, method: string) => LooseCall): Api {
  const api: Record<string, Record<string, LooseCall>> = {};
  for (const service of ['auth', 'portfolio', 'posts']) {
    const methods: Record<string, LooseCall> = (api[service] = {});
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) methods[method] = call(service, method);
  }
  return api as unknown as Api;
}
