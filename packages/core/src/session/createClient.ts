import type { Api } from '../api/createApi.ts';
import { lazyApi } from '../api/lazyApi.ts';
import { createSession } from './session.ts';
import type { Session, SessionOptions } from './types.ts';

/** A session and the typed clients that use it. */
export interface JanusClient extends Session {
  readonly api: Api;
}

/** Creates a client: `client.api.posts.GET('/api/v1/posts/')`, `client.login(…)`, `client.getSnapshot()`. */
export function createClient(options: SessionOptions): JanusClient {
  const session = createSession(options);
  const api = lazyApi(() => import('../api/createApi.ts'), {
    baseUrls: options.baseUrls,
    fetch: session.fetch,
    limits: { clock: options.clock, ...options.limits },
  });
  return { ...session, api };
}
