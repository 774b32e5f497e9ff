import type { Session } from '@janus-site/core';

const nothing = () => undefined;
const anonymous: ReturnType<Session['getSnapshot']> = Object.freeze({
  status: 'anonymous',
  isAuthenticated: false,
  user: null,
});
const refuse = () =>
  Promise.resolve({ ok: false as const, error: { kind: 'auth' as const, message: 'Nobody is signed in' } });

/** The session of a page on which nobody can sign in. */
export const visitorSession: Session = {
  getSnapshot: () => anonymous,
  getServerSnapshot: () => anonymous,
  subscribe: () => nothing,
  on: () => nothing,
  login: refuse,
  logout: refuse,
  forget: refuse,
  refresh: refuse,
  loadUser: refuse,
  guard: () => Promise.resolve({ allow: false, to: 'login', reason: 'anonymous' }),
  fetch: () => Promise.reject(new Error('Nobody is signed in')),
  dispose: nothing,
};
