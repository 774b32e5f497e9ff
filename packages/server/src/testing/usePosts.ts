import { afterAll, beforeAll, expect } from 'vitest';
import { readAccess, signAccess } from '../accounts/tokens.ts';
import type { Schemas } from '../contract/types.ts';
import type { TestDatabases } from './describeDatabases.ts';
import { testSecret } from './testSettings.ts';
import type { AskOptions, TestAnswer, TestServer } from './startTestServer.ts';

type Post = Schemas['Post'];

/** The initial time of these tests' clock; it stands still unless a test moves it. */
export const start = Date.UTC(2025, 0, 1);

export interface Posts {
  readonly bench: TestServer;
  /** Milliseconds; a test may move it by some days. */
  clock: number;
  /** Sends a request as the owner, or as somebody else; an unexpected status fails the test. */
  ask<Body>(status: number, method: string, path: string, options?: AskOptions): Promise<Body>;
  create(translations: object[], more?: object): Promise<Post>;
  change(id: string, input: object, status?: number): Promise<Post>;
  /** Reads a post as its editors see it. */
  read(id: string): Promise<Post>;
  /** Reads a post as visitors see it. */
  visit(id: string): Promise<TestAnswer<Post>>;
  /** An access token valid at the time of the clock: the owner's, or a second editor's. */
  token(username?: 'owner' | 'second'): Promise<string>;
}

/** Provides a server for a `describe` block, with the helpers that tests of posts need. */
export function usePosts(databases: TestDatabases): Posts {
  let bench: TestServer | undefined;
  const sessions = new Map<string, { userId: string; sessionId: string }>();
  async function signIn(username: string, password?: string): Promise<void> {
    const { access_token } = await posts.bench.signIn(username, password);
    const claims = await readAccess(testSecret, access_token, posts.clock);
    if (claims) sessions.set(username, claims);
  }
  const posts: Posts = {
    get bench() {
      if (!bench) throw new Error('The server starts in beforeAll');
      return bench;
    },
    clock: start,
    async ask<Body>(status: number, method: string, path: string, options: AskOptions = {}) {
      const answer = await posts.bench.ask<Body>(method, path, { as: await posts.token(), ...options });
      expect([answer.status, answer.text]).toEqual([status, answer.text]);
      return answer.body;
    },
    create: (translations, more = {}) =>
      posts.ask<Post>(201, 'POST', '/api/v1/posts/', { body: { translations, ...more } }),
    change: (id, body, status = 200) => posts.ask<Post>(status, 'PATCH', `/api/v1/posts/${id}/`, { body }),
    read: (id) => posts.ask<Post>(200, 'GET', `/api/v1/posts/${id}/`),
    visit: (id) => posts.bench.ask<Post>('GET', `/api/v1/posts/${id}/`),
    async token(username = 'owner') {
      const session = sessions.get(username);
      if (!session) throw new Error(`${username} is not signed in`);
      return signAccess(testSecret, session, posts.clock);
    },
  };
  beforeAll(async () => {
    bench = await databases.startServer({ now: () => posts.clock });
    await signIn('owner');
    const body = { username: 'second', password: 'long enough password', roles: ['staff'] };
    await posts.ask(201, 'POST', '/api/v1/users/', { body });
    await signIn(body.username, body.password);
  });
  afterAll(() => bench?.stop());
  return posts;
}
