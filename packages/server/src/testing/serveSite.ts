import type { Server, ServerOptions } from '../createServer.ts';
import { createServer } from '../createServer.ts';
import type { Settings } from '../settings.ts';
import type { RawResponse } from './ask.ts';
import { ask } from './ask.ts';
import { copySample } from './copySample.ts';
import { testLook } from './testLook.ts';
import { testPassword, testPasswordCost, testSettings } from './testSettings.ts';

export interface ServedSite {
  server: Server;
  /** Host and port of each face. */
  hosts: { portfolio: string; blog: string; own: string };
  /** Sends a request on a real connection; a host that does not resolve here is only in the Host header. */
  ask(host: string, path: string, headers?: Record<string, string>): Promise<RawResponse>;
  /** Writes as the owner. */
  write(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

const noPages = async (): Promise<Response> => new Response(null, { status: 404 });

/** Starts a server with the sample on a separate port; without pages it only serves the other files. */
export async function serveSite(
  overrides: Partial<Settings> = {},
  parts: (server: () => Server, settings: Settings) => Omit<ServerOptions, 'settings'> = () => ({}),
): Promise<ServedSite> {
  const { settings, remove } = testSettings({ sample: true, ...overrides });
  await copySample(settings);
  const server: Server = createServer({
    pages: noPages,
    look: testLook,
    passwordCost: testPasswordCost,
    ...parts(() => server, settings),
    settings,
  });
  const { port } = new URL(await server.listen());
  let token: string | null = null;

  async function send(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await server.fetch(new Request(`http://portfolio.localhost${path}`, init));
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  }

  return {
    server,
    hosts: {
      portfolio: `portfolio.localhost:${port}`,
      blog: `blog.localhost:${port}`,
      own: `localhost:${port}`,
    },
    ask: (host, path, headers = {}) => ask(Number(port), host, path, headers),
    async write(method, path, body) {
      token ??= String(
        (await send('POST', '/api/v1/login/', { username: 'owner', password: testPassword }))['access_token'],
      );
      return send(method, path, body);
    },
    async stop() {
      await server.close();
      remove();
    },
  };
}
