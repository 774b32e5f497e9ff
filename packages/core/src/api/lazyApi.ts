import { loadOnce } from './loadOnce.ts';
import type { Api, ApiOptions } from './createApi.ts';
import type { Result } from './result.ts';

/** A call of any service, its types aside. */
export type LooseCall = (...args: unknown[]) => Promise<Result<unknown>>;
export type LooseApi = Record<string, Record<string, LooseCall>>;

/**
 * Creates an `Api` that loads its implementation with the first call, so that public pages do not carry it:
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
      let api: Partial<Record<string, Partial<Record<string, LooseCall>>>>;
      try {
        api = (await loaded()) as unknown as LooseApi;
      } catch (cause) {
        return { ok: false, error: { kind: 'network', message: 'The client could not be loaded', cause } };
      }
      const target = api[service]?.[method];
      if (!target) throw new TypeError(`No ${method} in ${service}`);
      return target(...args);
    };
  return apiOf(call);
}

/** Creates an `Api` from a function that makes its calls. */
export function apiOf(call: (service: string, method: string) => LooseCall): Api {
  const api: LooseApi = {};
  for (const service of ['auth', 'portfolio', 'posts']) {
    const methods: Record<string, LooseCall> = (api[service] = {});
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) methods[method] = call(service, method);
  }
  return api as unknown as Api;
}
