import { createClient as createJanusClient } from '@janus-site/core';
import type { Api, BaseUrls, Session } from '@janus-site/core';

export interface Client {
  readonly session: Session;
  readonly api: Api;
}

/** Creates the session and its clients; the only place of the site that sets the session's policy. */
export function createClient(baseUrls: BaseUrls): Client {
  // A lost connection and the page of a proxy sign nobody out (docs/behaviour.md, B25 and B26).
  const client = createJanusClient({
    baseUrls,
    policy: { transientRefreshFailure: 'keep', unrelatedRefusal: 'keep' },
    language: () => document.documentElement.lang,
  });
  return { session: client, api: client.api };
}
