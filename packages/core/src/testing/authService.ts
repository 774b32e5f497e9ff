import type { Clock } from '../api/clock.ts';
import { problem, scriptedFetch, type ScriptedFetch, type Scripts } from './scriptedFetch.ts';
import { makeToken } from './tokens.ts';

interface AuthServiceOptions {
  readonly clock: Clock;
  /** Seconds an access token lives. Default 600. */
  readonly life?: number;
  /** Whether refresh tokens rotate; reusing one then revokes the whole session. Default false. */
  readonly rotates?: boolean;
  /** Whether access tokens state the person in `sub`. Default true. */
  readonly hasSubject?: boolean;
  /** Seconds by which the server's clock is behind. Default 0. */
  readonly skew?: number;
  /** Milliseconds from a request to its response. Default 0. */
  readonly latency?: number;
  /** Responses for other calls, or instead of these. */
  readonly scripts?: Scripts;
}

/** An auth service for tests: sign-ins, refreshes (rotating or not), the current user. */
export interface AuthService extends ScriptedFetch {
  /** Refresh tokens that were reused. */
  readonly replays: readonly string[];
  readonly revoked: ReadonlySet<string>;
  /** Opens a session without a request. */
  open(username?: string): { access_token: string; refresh_token: string };
  /** Returns the session that a token belongs to. */
  sessionOf(token: string | null): string | undefined;
}

/** Creates an auth service for tests. */
export function authService(options: AuthServiceOptions): AuthService {
  const {
    clock,
    life = 600,
    rotates = false,
    hasSubject = true,
    latency = 0,
    skew = 0,
    scripts = {},
  } = options;
  const sessions = new Map<string, { session: string; username: string; isSpent: boolean }>();
  const accesses = new Map<string, { session: string; username: string }>();
  const revoked = new Set<string>();
  const replays: string[] = [];
  let count = 0;

  const wait = () => new Promise<void>((resolve) => void clock.setTimeout(resolve, latency));
  function issueAccess(session: string, username: string): string {
    const seconds = Math.floor(clock.now() / 1000) - skew;
    const subject = hasSubject ? { sub: username } : {};
    const token = makeToken({ ...subject, iat: seconds, exp: seconds + life, jti: ++count });
    accesses.set(token, { session, username });
    return token;
  }
  function issueRefresh(session: string, username: string): string {
    const token = `refresh-${session}-${++count}`;
    sessions.set(token, { session, username, isSpent: false });
    return token;
  }
  function open(username = 'owner') {
    const session = `session${++count}`;
    return { access_token: issueAccess(session, username), refresh_token: issueRefresh(session, username) };
  }
  const server = scriptedFetch({
    async login({ body }) {
      await wait();
      return open((body as { username: string }).username);
    },
    async refresh({ body }) {
      const token = (body as { refresh_token: string }).refresh_token;
      const row = sessions.get(token);
      if (row?.isSpent) {
        replays.push(token);
        revoked.add(row.session);
      }
      const isRefused = !row || revoked.has(row.session);
      if (row && rotates && !isRefused) row.isSpent = true;
      const answer = isRefused
        ? problem(401, 'refresh_refused', 'The session is over')
        : {
            access_token: issueAccess(row.session, row.username),
            ...(rotates ? { refresh_token: issueRefresh(row.session, row.username) } : {}),
          };
      await wait();
      return answer;
    },
    async logout({ body }) {
      const row = sessions.get((body as { refresh_token: string }).refresh_token);
      if (row) revoked.add(row.session);
      await wait();
      return undefined;
    },
    async getMe({ token }) {
      const row = accesses.get(token ?? '');
      const isRefused = !row || revoked.has(row.session);
      await wait();
      return isRefused ? problem(401, 'unauthorized', 'Sign in') : makeUser(row.username);
    },
    'GET /api/v1/posts/': () => ({ items: [], total: 0, next_cursor: null, tags: [] }),
    ...scripts,
  });
  return {
    ...server,
    replays,
    revoked,
    open,
    sessionOf: (token) => (sessions.get(token ?? '') ?? accesses.get(token ?? ''))?.session,
  };
}

/** Creates a user of the contract. */
export function makeUser(username = 'owner', more: object = {}) {
  return {
    id: username,
    username,
    email: null,
    first_name: 'Анна',
    last_name: 'Орлова',
    photo: null,
    is_superuser: false,
    is_active: true,
    roles: [{ name: 'owner' as const }],
    has_second_factor: false,
    created_at: '2026-01-01T00:00:00Z',
    last_login_at: null,
    ...more,
  };
}
