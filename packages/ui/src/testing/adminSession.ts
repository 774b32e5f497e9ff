import type { Session, User } from '@janus-site/core';

export const sampleOwner: User = {
  id: '00000000-0000-4000-8000-000000000900',
  username: 'owner',
  email: 'alexey@example.com',
  first_name: 'Алексей',
  last_name: 'Заречный',
  photo: null,
  is_superuser: true,
  is_active: true,
  roles: [{ name: 'owner' }],
  has_second_factor: false,
  created_at: '2026-01-01T00:00:00Z',
  last_login_at: '2026-03-01T10:00:00Z',
};

export const sampleStaff: User = {
  ...sampleOwner,
  id: '00000000-0000-4000-8000-000000000901',
  username: 'anna',
  first_name: 'Анна',
  last_name: 'Сергеева',
  is_superuser: false,
  roles: [{ name: 'staff' }],
};

export const sampleNobody: User = {
  ...sampleStaff,
  username: 'guest',
  first_name: '',
  last_name: '',
  roles: [],
};

export interface AdminSession extends Session {
  /** Ends the session as if the service had refused the token. */
  end(reason?: 'unauthorized' | 'logout' | 'other-tab'): void;
  /** Signs a user in, who is known only after the session has begun. */
  begin(user: User): void;
}

/** Creates a session under the test's control; signed in by default; the password is «correct». */
export function adminSession(user: User = sampleOwner, isSignedIn = true): AdminSession {
  type Snapshot = ReturnType<Session['getSnapshot']>;
  const inside: Snapshot = { status: 'authenticated', isAuthenticated: true, user };
  const outside: Snapshot = { status: 'anonymous', isAuthenticated: false, user: null };
  const listeners = new Set<() => void>();
  const handlers = new Map<string, Set<(event: never) => void>>();
  let snapshot = isSignedIn ? inside : outside;

  const become = (next: Snapshot, name: string, event: unknown) => {
    snapshot = next;
    for (const listener of listeners) listener();
    for (const handler of handlers.get(name) ?? []) handler(event as never);
  };
  const leave = (reason: 'unauthorized' | 'logout' | 'other-tab') => become(outside, 'signedOut', { reason });
  const fine = () => Promise.resolve({ ok: true as const, data: user });

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    on(name, handler) {
      const listed = handlers.get(name) ?? new Set();
      handlers.set(name, listed.add(handler));
      return () => void listed.delete(handler);
    },
    async login(credentials) {
      if ('password' in credentials && credentials.password !== 'correct') {
        const body = { detail: 'Неверное имя пользователя или пароль.' };
        return { ok: false, error: { kind: 'http', status: 401, body, message: body.detail } };
      }
      become(inside, 'signedIn', undefined);
      return fine();
    },
    async logout() {
      leave('logout');
      return { ok: true, data: undefined };
    },
    async forget() {
      leave('logout');
      return { ok: true, data: undefined };
    },
    refresh: fine,
    loadUser: fine,
    guard: async () =>
      snapshot.isAuthenticated ? { allow: true, user } : { allow: false, to: 'login', reason: 'anonymous' },
    fetch: () => Promise.reject(new Error('Calls go through the scripted api')),
    dispose: () => undefined,
    end: (reason = 'unauthorized') => leave(reason),
    begin(next) {
      become({ ...inside, user: null }, 'signedIn', undefined);
      become({ ...inside, user: next }, 'userChanged', next);
    },
  };
}
