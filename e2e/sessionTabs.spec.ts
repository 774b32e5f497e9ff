// The race that the session is built for, in a real browser: several tabs of one person wake with an expired token
// against a service that rotates refresh tokens and accepts each once. A lock alone is not enough there: it is handed
// over before the other tab's write can be seen (whatwg/html#403).
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { sourceConditions } from '../vite.shared.ts';

const door = fileURLToPath(new URL('../packages/core/src/index.ts', import.meta.url));
const page = `<!doctype html><script type="module">
  import { createClient } from '/client.js';
  window.client = createClient({ baseUrls: { auth: location.origin, portfolio: location.origin } });
  window.signedOut = 0;
  client.on('signedOut', () => window.signedOut++);
</script>`;

interface Page {
  client: { api: { posts: { GET(path: string): Promise<{ ok: boolean }> } } };
  signedOut: number;
}

const spent = new Set<string>();
let count = 0;
let refreshes = 0;
let replays = 0;
let script = '';
let server: Server;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const makeAccess = (life: number) =>
  `${part({})}.${part({ sub: 'owner', jti: ++count, exp: Math.floor(Date.now() / 1000) + life })}.`;

function answer(path: string, body: string): object | null {
  if (path.includes('/users/me/')) return { id: 'owner' };
  if (!path.includes('/refresh/')) return { items: [] };
  refreshes++;
  const { refresh_token: token } = JSON.parse(body) as { refresh_token: string };
  if (spent.has(token)) {
    replays++;
    return null;
  }
  spent.add(token);
  return { access_token: makeAccess(600), refresh_token: `refresh-${++count}` };
}

test.beforeAll(async () => {
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
  script = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const send = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'content-type': type });
      response.end(text);
    };
    if (path === '/') return send(200, 'text/html', page);
    if (path === '/client.js') return send(200, 'text/javascript', script);
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const json = answer(path, body);
      setTimeout(() => send(json ? 200 : 401, 'application/json', JSON.stringify(json)), 5);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

test.afterAll(() => void server.close());

for (const tabs of [2, 6])
  test(`S40 ${tabs} tabs, strict rotation: one refresh per round, nobody signed out`, async ({ context }) => {
    test.setTimeout(120_000);
    const pages = [];
    for (let tab = 0; tab < tabs; tab++) {
      const one = await context.newPage();
      await one.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await one.waitForFunction('window.client');
      pages.push(one);
    }
    replays = 0;
    for (let round = 0; round < 20; round++) {
      refreshes = 0;
      await pages[0]?.evaluate(
        ([access, refresh]) => {
          localStorage.setItem('refreshToken', refresh);
          localStorage.setItem('accessToken', access);
        },
        [makeAccess(-10), `refresh-${++count}`] as const,
      );
      await new Promise((resolve) => void setTimeout(resolve, 60));
      const start = Date.now() + 80;
      const results = await Promise.all(
        pages.map((one) =>
          one.evaluate(async (at) => {
            const { client } = window as unknown as Page;
            // All tabs in the same millisecond: a timer would spread them.
            while (Date.now() < at);
            const calls = [1, 2, 3].map(() => client.api.posts.GET('/api/v1/posts/'));
            return (await Promise.all(calls)).map((result) => result.ok);
          }, start),
        ),
      );
      expect(results.flat()).not.toContain(false);
      expect(refreshes).toBe(1);
    }
    expect(replays).toBe(0);
    for (const one of pages) expect(await one.evaluate('window.signedOut')).toBe(0);
  });
