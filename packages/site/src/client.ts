import { createClient as createJanusClient } from '@janus-site/core';
import type { Api, BaseUrls, Session } from '@janus-site/core';

export interface Client {
  readonly session: Session;
  readonly api: Api;
}

/** Session and clients over it; the one place of the site that chooses the session's policy. */
export function createClient(baseUrls: BaseUrls, onLoginRequired: () => void): Client {
  const client = createJanusClient({
    baseUrls,
    // product.md: nobody is signed out by a tunnel.
    policy: { transientRefreshFailure: 'keep' },
    onLoginRequired,
  });
  return { session: client, api: client.api };
}
