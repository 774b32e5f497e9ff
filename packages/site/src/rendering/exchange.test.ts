import { MessageChannel } from 'node:worker_threads';
import { createServer } from '@janus-site/server';
import type { Server } from '@janus-site/server';
import { testSettings } from '@janus-site/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderer } from '../entryServer.tsx';
import type { Renderer } from './renderer.ts';
import { createServiceFetch } from '../page/services.ts';
import { Exchange } from './exchange.ts';

const { settings, remove } = testSettings({ sample: true });
const { port1, port2 } = new MessageChannel();
const rendererWith = (fetch: Renderer) =>
  createRenderer({
    fetch,
    hosts: settings.hosts,
    scheme: 'http',
    baseUrls: { auth: '', portfolio: '' },
    findParts: () => ({ styles: [], entry: '/entry.js', preloads: [], fonts: [] }),
  });
let server: Server;
let main: Exchange<'page', 'services'>;
let direct: Renderer;

beforeAll(async () => {
  server = createServer({ settings });
  await server.ready();
  direct = rendererWith(server.fetch);
  main = new Exchange(port1, (_to, request) => server.fetch(request));
  const there: Exchange<'services', 'page'> = new Exchange(port2, (_to, request) => distant(request));
  const distant = rendererWith((request) => there.ask('services', request));
});

afterAll(async () => {
  port1.close();
  await server.close();
  remove();
});

const portfolio = 'http://portfolio.localhost';
const blog = 'http://blog.localhost';
const form = (body: string, type = 'application/x-www-form-urlencoded'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'x-visitor-address': '10.0.0.1' },
  body,
});

async function read(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}

test.each<[name: string, status: number, address: string, init?: RequestInit]>([
  ['the home page', 200, `${portfolio}/`],
  ['the blog', 200, `${blog}/en`],
  ['a list of the blog', 200, `${blog}/posts?q=postgres`],
  ['a post', 200, `${blog}/post/one-table-is-a-queue`],
  ['a page for the owner', 200, `${portfolio}/admin`],
  ['the page for all that is missing', 404, `${blog}/404`],
  ['an address that leads nowhere', 404, `${blog}/post/nowhere`],
  ['a redirect', 308, `${portfolio}/admin/`],
  ['a form that is refused', 422, `${portfolio}/`, form('name=&message=')],
  ['a form that is sent', 200, `${portfolio}/`, form('name=Anna&message=Здравствуйте&email=a@b.example')],
  ['a form of another type', 415, `${portfolio}/`, form('{}', 'application/json')],
])('%s is the same from another thread', async (_name, status, address, init) => {
  const [here, there] = [
    await direct(new Request(address, init)),
    await main.ask('page', new Request(address, init)),
  ];
  const answer = await read(there);
  expect(answer.status).toBe(status);
  expect(answer).toEqual(await read(here));
  expect(main.open).toBe(0);
});

test('a page whose services are silent is drawn without them when its time is over, and says when to ask again', async () => {
  const never = rendererWith(
    createServiceFetch({ auth: '', portfolio: '' }, () => new Promise(() => undefined)),
  );
  const late = new AbortController();
  const answer = never(new Request(`${portfolio}/`, { signal: late.signal }));
  setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), 20);
  const { status, headers } = await answer;
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', null]);
});
