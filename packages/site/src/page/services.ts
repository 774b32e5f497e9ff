import type { BaseUrls } from '@janus-site/core';

/** Returns the bases that the server loads from: a service without an address is this server. */
export function basesAt(origin: string, { auth, portfolio }: BaseUrls): Required<BaseUrls> {
  return { auth: auth || origin, portfolio: portfolio || origin, posts: origin };
}

/** Returns the origins of services on other hosts, which pages may call and whose pictures they may show. */
export function otherOrigins({ auth, portfolio }: BaseUrls): readonly string[] {
  const origins = [auth, portfolio].filter((base) => base !== '').map((base) => new URL(base).origin);
  return [...new Set(origins)];
}
