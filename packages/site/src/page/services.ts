import type { BaseUrls } from '@janus-site/core';

/** The bases that the server reads from: a service without an address of its own is this server. */
export function basesAt(origin: string, { auth, portfolio }: BaseUrls): Required<BaseUrls> {
  return { auth: auth || origin, portfolio: portfolio || origin, posts: origin };
}

/** The origins of services that live elsewhere: pages may ask them, and show their pictures. */
export function otherOrigins({ auth, portfolio }: BaseUrls): readonly string[] {
  const origins = [auth, portfolio].filter((base) => base !== '').map((base) => new URL(base).origin);
  return [...new Set(origins)];
}
