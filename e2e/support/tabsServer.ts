// A page that contains only the session client, and its service: one that rotates refresh tokens strictly (reusing one
// ends the session), or a running Janus.
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sourceConditions } from '../../vite.shared.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export interface TabsServer {
  readonly url: string;
  /** The number of requests by the last part of their path: `refresh`, `me`, `posts`. */
  readonly counts: Record<string, number>;
  /** The number of reused refresh tokens. */
  replays: number;
  /** Milliseconds until the response to a refresh. */
  latency: number;
  /** Seconds during which a spent refresh token may be reused; 0: never. */
  window: number;
  /** Opens a session of the strict service, with an access token that lives so many seconds. */
  open(username: string, life: number): Tokens;
  stop(): void;
}

const door = fileURLToPath(new URL('../../packages/core/src/index.ts', import.meta.url));
const page = `<!doctype html><script type="module">
  import { createClient } from '/client.js';
  window.client = createClient({ baseUrls: { auth: location.origin, portfolio: location.origin }, timeout: 3000 });
  window.signedOut = [];
  client.on('signedOut', ({ reason }) => signedOut.push(reason));
</script>`;

let script: Promise<string> | undefined;
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: sourceConditions },
    build: {
      write: false,
      lib: { entry: door, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
}

let made = 0;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Creates an unsigned access token; a negative lifetime makes an expired one. */
export const makeAccess = (subject: string, life: number): string =>
  `${part({})}.${part({ sub: subject, jti: ++made, exp: Math.floor(Date.now() / 1000) + life })}.`;
const wait = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Calls go to the running Janus at the port, or without one to the strict service. */
export async function startTabsServer(janus?: number): Promise<TabsServer> {
  const client = await (script ??= bundle());
  const sessions = new Map<string, { username: string; spentAt: number | null }>();

  function open(username: string, life: number): Tokens {
    const refresh = `refresh-${++made}`;
    sessions.set(refresh, { username, spentAt: null });
    return { access_token: makeAccess(username, life), refresh_token: refresh };
  }
  function refresh(token: string): Tokens | null {
    const session = sessions.get(token);
    if (!session) return null;
    if (session.spentAt !== null) server.replays++;
    if (session.spentAt !== null && Date.now() - session.spentAt > server.window * 1000) return null;
    session.spentAt ??= Date.now();
    return open(session.username, 600);
  }
  async function answer(path: string, asked: IncomingMessage): Promise<object | null> {
    if (path.includes('/refresh/')) {
      const { refresh_token: token } = JSON.parse(await text(asked)) as Tokens;
      const tokens = refresh(token);
      await wait(server.latency);
      return tokens;
    }
    await wait(5);
    const [, claims = ''] = (asked.headers.authorization ?? '').split('.');
    if (!path.includes('/me/')) return { items: [] };
    return claims
      ? { id: (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub }
      : null;
  }
  function forward(asked: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, headers } = asked;
    const host = `portfolio.localhost:${janus}`;
    const options = {
      port: janus,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, host, origin: `http://${host}` },
    };
    const sent = httpRequest(options, (got) => {
      response.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(response);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  }
  async function handle(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = asked.url ?? '';
    const send = (status: number, type: string, body: string) => {
      // Never `no-store`, which would keep the page out of the back/forward cache.
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const name = /(\w+)\/?(?:\?.*)?$/.exec(path)?.[1] ?? 'page';
    server.counts[name] = (server.counts[name] ?? 0) + 1;
    if (!path.startsWith('/api/'))
      return path === '/client.js' ? send(200, 'text/javascript', client) : send(200, 'text/html', page);
    if (janus !== undefined) return forward(asked, response);
    const json = await answer(path, asked);
    if (path.includes('/logout/')) {
      response.writeHead(204);
      response.end();
    } else send(json ? 200 : 401, 'application/json', JSON.stringify(json));
  }

  const listener = createServer((asked, response) => void handle(asked, response));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const server: TabsServer = {
    url: `http://localhost:${(listener.address() as AddressInfo).port}/`,
    counts: {},
    replays: 0,
    latency: 5,
    window: 0,
    open,
    stop: () => {
      listener.closeAllConnections();
      listener.close();
    },
  };
  return server;
}
