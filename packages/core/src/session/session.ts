import type { ClientError, Outcome } from '../api/result.ts';
import type { Calls } from './calls.ts';
import { loadOnce } from '../api/loadOnce.ts';
import { createState, serverSnapshot } from './state.ts';
import type { Session, SessionOptions } from './types.ts';

/**
 * Creates the session of one person in one tab. It reads the stored tokens immediately and loads the code that calls
 * the services with the first call. Creating a session has no side effects, so a server may do it.
 */
export function createSession(options: SessionOptions): Session {
  const state = createState(options);
  const load = loadOnce(async () => (await import('./calls.ts')).createCalls(state));

  async function calls(): Promise<Calls> {
    const ready = await load();
    if (state.isDisposed) throw ready.disposed();
    return ready;
  }
  async function run<T>(action: (calls: Calls) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await action(await calls());
    } catch (cause) {
      const { clientError } = Object(cause) as { clientError?: ClientError };
      const message = 'The session could not load';
      return { ok: false, error: clientError ?? { kind: 'network', message, cause } };
    }
  }
  const session: Session = {
    getSnapshot: state.getSnapshot,
    getServerSnapshot: () => serverSnapshot,
    subscribe: state.subscribe,
    on: state.on,
    dispose: state.dispose,
    login: (credentials, more) => run((it) => it.login(credentials, more)),
    logout: () => run((it) => it.logout()),
    forget: () => run((it) => it.forget()),
    refresh: (more) => run((it) => it.refresh(more)),
    loadUser: (more) => run((it) => it.loadUser(more)),
    async guard(more) {
      const decision = await run(async (it) => ({ ok: true, data: await it.guard(more) }));
      if (decision.ok) return decision.data;
      return { allow: false, to: 'login', reason: 'unavailable', error: decision.error };
    },
    async fetch(input, init) {
      // A visitor has no token to send, refresh or lose, so the calls need not be loaded.
      if (state.owner() === null && !state.isDisposed) return state.raw(new Request(input, init));
      return (await calls()).fetch(input, init);
    },
  };
  state.reloadUser = () => void session.loadUser();
  return session;
}
