import { createClient as createJanusClient } from '@janus-site/core';
import type { Api, BaseUrls, Session } from '@janus-site/core';

export interface Client {
  readonly session: Session;
  readonly api: Api;
}

/** Session and clients over it; the one place of the site that chooses the session's policy. */
export function createClient(baseUrls: BaseUrls): Client {
  // Without a connection nobody is signed out (docs/behaviour.md, B25).
  const client = createJanusClient({
    baseUrls,
    policy: { transientRefreshFailure: 'keep' },
    language: () => document.documentElement.lang,
  });
  return { session: client, api: client.api };
}
