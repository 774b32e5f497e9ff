import { faultsOf } from '../contract/validate.ts';
import type { Schemas } from '../contract/types.ts';
import type { Operation } from '../contract/document.ts';
import { createServer, type Server, type ServerOptions } from '../createServer.ts';
import type { Settings } from '../settings.ts';
import { copySample } from './copySample.ts';
import { fetchOnLoopback } from './fetchOnLoopback.ts';
import { judgeForTests } from './judgeForTests.ts';
import { fillMemory } from './fillMemory.ts';
import { testPassword, testPasswordCost, testSettings } from './testSettings.ts';

export interface TestServer {
  server: Server;
  /** Sends a request by method and path; an object becomes JSON, `as` is an access token. */
  ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: AskOptions,
  ): Promise<TestAnswer<Body>>;
  /** Signs in; the owner of a test server has `testPassword`. */
  signIn(username?: string, password?: string): Promise<Schemas['TokenPair']>;
  /** Responses that broke the contract; `stop` throws if there are any. */
  breaches: readonly string[];
  stop(): Promise<void>;
}

export interface AskOptions {
  body?: unknown;
  form?: FormData;
  as?: string;
  headers?: Record<string, string>;
}

export interface TestAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  /** The JSON of the response; an empty object if there is none. */
  body: Body;
  text: string;
}

/** Describes how a response breaks the contract; null if it does not. */
function breachOf(operation: Operation, status: number, body: unknown): string | null {
  const schemaRef = operation.responses.get(status);
  if (schemaRef === undefined) return `${operation.id} answered ${status}, which is not documented`;
  if (schemaRef === null) return body === undefined ? null : `${operation.id} answered ${status} with a body`;
  const faults = faultsOf(schemaRef, JSON.parse(JSON.stringify(body ?? null)));
  const [first] = faults ?? [];
  return first ? `${operation.id} ${status}: ${first.instancePath} ${first.message ?? ''}` : null;
}

export interface TestServerOptions extends Partial<Omit<ServerOptions, 'settings'>> {
  settings?: Partial<Settings>;
}

async function toAnswer<Body>(response: Response): Promise<TestAnswer<Body>> {
  const text = await response.text();
  const isJson = /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '');
  const body = (isJson && text !== '' ? JSON.parse(text) : {}) as Body;
  return { status: response.status, headers: response.headers, body, text };
}

/** Starts a whole server without a socket; every response is checked against the contract. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { settings: overrides, ...rest } = options;
  const { settings, remove } = testSettings(overrides);
  await copySample(settings);
  const breaches: string[] = [];
  const server = createServer({
    judgePassword: judgeForTests,
    passwordCost: testPasswordCost,
    fetchPicture: fetchOnLoopback,
    // a test must not send notices
    sendNotice: async () => undefined,
    ...rest,
    settings,
    onAnswer(operation, status, body) {
      const breach = breachOf(operation, status, body);
      if (breach !== null) breaches.push(breach);
      rest.onAnswer?.(operation, status, body);
    },
  });
  const { sqlite } = server.database;
  if (sqlite && settings.sqliteFile === ':memory:') await fillMemory(sqlite);
  await server.ready();

  async function ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    asked: AskOptions = {},
  ): Promise<TestAnswer<Body>> {
    const headers = new Headers(asked.headers);
    if (asked.as !== undefined) headers.set('authorization', `Bearer ${asked.as}`);
    if (asked.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const body = asked.form ?? (asked.body === undefined ? null : JSON.stringify(asked.body));
    return toAnswer(
      await server.fetch(new Request(`http://portfolio.localhost${path}`, { method, headers, body })),
    );
  }

  return {
    server,
    ask,
    breaches,
    async signIn(username = 'owner', password = testPassword) {
      const answer = await ask<Schemas['TokenPair']>('POST', '/api/v1/login/', {
        body: { username, password },
      });
      if (answer.status !== 200) throw new Error(`Sign-in of ${username} was refused: ${answer.text}`);
      return answer.body;
    },
    async stop() {
      await server.close();
      remove();
      if (breaches.length > 0)
        throw new Error(`The contract was broken:\n${[...new Set(breaches)].join('\n')}`);
    },
  };
}
