import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'vite';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';
import { root } from '../support/root.ts';

interface Worker {
  fetch(request: Request, environment: { JANUS_URL: string }): Promise<Response>;
}

/** The globals of every edge runtime (the common minimum of web-interoperable runtimes): no file, process or page. */
const globals = {
  AbortController,
  AbortSignal,
  Blob,
  clearTimeout,
  crypto,
  DOMException,
  Event,
  EventTarget,
  fetch,
  FormData,
  Headers,
  performance,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

let test: TestServer;
let url = '';
let worker: Worker;

beforeAll(async () => {
  test = await startTestServer();
  url = new URL(await test.server.listen()).origin;
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['janus-source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'examples/edge-worker/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const code = output?.type === 'chunk' ? output.code : '';
  worker = runInContext(`${code}\nworker`, createContext({ ...globals })) as Worker;
});
afterAll(() => test.stop());

const ask = (method = 'GET', janus = url) =>
  worker.fetch(new Request('https://edge.example/', { method }), { JANUS_URL: janus });

it('shows the newest posts with escaped titles', async () => {
  const { access_token: as } = await test.signIn();
  const body = {
    slug: 'less',
    translations: [{ language: 'en', title: 'Less < "more"', summary: '', body: 'x', status: 'published' }],
  };
  expect((await test.ask('POST', '/api/v1/posts/', { as, body })).status).toBe(201);
  const answer = await ask();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(await answer.text()).toContain(
    `<li><a href="${url}/en/post/less">Less &lt; &quot;more&quot;</a></li>`,
  );
});

it('answers 502 with a message and no-store on failure, and 405 to POST', async () => {
  const away = await ask('GET', 'http://127.0.0.1:9');
  expect([away.status, away.headers.get('cache-control')]).toEqual([502, 'no-store']);
  expect(await away.text()).toMatch(/<p>.+<\/p>/);
  expect((await ask('POST')).status).toBe(405);
});
