import { createServer, drawCard } from '@janus-site/server';
import type { Files, Server, Settings } from '@janus-site/server';
import { testPassword, testSettings } from '@janus-site/server/testing';
import { createRenderer } from '../../entryServer.tsx';
import { createFound, foundParameters } from '../discovery.ts';
import type { Asked } from './ask.ts';
import { ask } from './ask.ts';

export interface StartedSite {
  server: Server;
  /** Host with port of a face. */
  hosts: { portfolio: string; blog: string; own: string };
  /** Asks on a real connection; a host that does not resolve here goes into the Host header. */
  ask(host: string, path: string, headers?: Record<string, string>): Promise<Asked>;
  /** Writes as the owner. */
  write(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** The whole site on a port of its own: pages as the product renders them, without the files of a build but those given. */
export async function startSite(overrides: Partial<Settings> = {}, assets?: Files): Promise<StartedSite> {
  const { settings, remove } = testSettings({ sample: true, ...overrides });
  const options = {
    fetch: (request: Request) => server.fetch(request),
    hosts: settings.hosts,
    scheme: settings.originScheme,
    baseUrls: { auth: '', portfolio: '' },
  };
  const found = createFound({
    ...options,
    drawCard,
    securityContacts: settings.securityContacts,
    contentVersion: () => server.contentVersion(),
    nextPublication: () => server.nextPublication(),
  });
  const pages = createRenderer({
    ...options,
    findParts: () => ({ styles: [], entry: '/entry.js', preloads: [], fonts: [] }),
  });
  const server: Server = createServer({
    settings,
    fileParameters: foundParameters,
    ...(assets && { assets }),
    pages: async (request) => (await found(request)) ?? pages(request),
  });
  const { port } = new URL(await server.listen());
  let token: string | null = null;

  async function send(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
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
