import type { Api, ClientError, Session, SessionEvents } from '@janus-site/core';
import type { Client } from '../page/client.ts';

type Failure = { ok: false; error: ClientError };
type Method = (...parameters: never[]) => Promise<unknown>;

const unknown: ReturnType<Session['getSnapshot']> = Object.freeze({
  status: 'unknown',
  isAuthenticated: false,
  user: null,
});
const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function failure(cause: unknown): Failure {
  return {
    ok: false,
    error: { kind: 'network', message: 'The code of this call could not be loaded', cause },
  };
}

/**
 * A session and clients whose code is loaded with the first call: a visitor who only reads never loads it.
 * Listeners may come before; they are handed over.
 */
export function createLazyClient(loadClient: () => Promise<Client>): Client {
  let client: Client | undefined;
  let loading: Promise<Client> | undefined;
  const listeners = new Set<() => void>();
  const handlers = new Set<(session: Session) => void>();

  function load(): Promise<Client> {
    loading ??= loadClient().then(
      (loaded) => {
        client = loaded;
        loaded.session.subscribe(() => notify());
        for (const hand of handlers) hand(loaded.session);
        notify();
        return loaded;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function call<T>(run: (loaded: Client) => Promise<T>): Promise<T | Failure> {
    let loaded: Client;
    try {
      loaded = await load();
    } catch (cause) {
      return failure(cause);
    }
    return run(loaded);
  }

  function on<Name extends keyof SessionEvents>(name: Name, listener: (event: SessionEvents[Name]) => void) {
    let stop = client?.session.on(name, listener);
    const hand = (session: Session) => (stop = session.on(name, listener));
    handlers.add(hand);
    return () => {
      handlers.delete(hand);
      stop?.();
    };
  }

  const session: Session = {
    getSnapshot: () => client?.session.getSnapshot() ?? unknown,
    getServerSnapshot: () => unknown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    on,
    login: (...input) => call((loaded) => loaded.session.login(...input)),
    logout: () => call((loaded) => loaded.session.logout()),
    forget: () => call((loaded) => loaded.session.forget()),
    refresh: (...input) => call((loaded) => loaded.session.refresh(...input)),
    loadUser: (...input) => call((loaded) => loaded.session.loadUser(...input)),
    async guard(...input) {
      const decision = await call((loaded) => loaded.session.guard(...input));
      if ('allow' in decision) return decision;
      return { allow: false, to: 'login', reason: decision.error.message, error: decision.error };
    },
    fetch: async (...input) => (await load()).session.fetch(...input),
    dispose: () => client?.session.dispose(),
  };

  const service = (name: keyof Api) =>
    Object.fromEntries(
      verbs.map((verb) => [
        verb,
        (...input: never[]) => call((loaded) => (loaded.api[name][verb] as unknown as Method)(...input)),
      ]),
    );
  const api = {
    auth: service('auth'),
    portfolio: service('portfolio'),
    posts: service('posts'),
  } as unknown as Api;

  return { session, api };
}
