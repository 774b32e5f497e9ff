import { createServer, createServiceFetch, machineHead } from '@janus-site/server';
import type { Server } from '@janus-site/server';
import { testSettings } from '@janus-site/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Renderer } from './document/renderer.ts';
import { createRenderer } from './entryServer.tsx';

const { settings, remove } = testSettings({ sample: true });
const rendererWith = (fetch: Renderer, hosts = settings.hosts) =>
  createRenderer({
    fetch,
    hosts,
    scheme: 'http',
    baseUrls: { auth: '', portfolio: '' },
    machineHead,
    findParts: () => ({ styles: [], entry: '/entry.js', preloads: [], fonts: [] }),
  });
let server: Server;
let render: Renderer;

beforeAll(async () => {
  server = createServer({ settings });
  await server.ready();
  render = rendererWith(server.fetch);
});

afterAll(async () => {
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

test.each<[name: string, status: number, address: string, init?: RequestInit]>([
  ['the home page', 200, `${portfolio}/`],
  ['the blog', 200, `${blog}/en`],
  ['a list of the blog', 200, `${blog}/posts?q=postgres`],
  ['a post', 200, `${blog}/post/one-table-is-a-queue`],
  ['a page of the panel', 200, `${portfolio}/admin`],
  ['the 404 page', 404, `${blog}/404`],
  ['a missing post', 404, `${blog}/post/nowhere`],
  ['a missing project', 404, `${portfolio}/projects/teplo-gorod`],
  ['a redirect', 308, `${portfolio}/admin/`],
  ['an invalid form', 422, `${portfolio}/`, form('name=&message=')],
  ['a valid form', 200, `${portfolio}/`, form('name=Anna&message=Здравствуйте&email=a@b.example')],
  ['a form of another content type', 415, `${portfolio}/`, form('{}', 'application/json')],
])('%s is answered with %d', async (_name, status, address, init) => {
  const response = await render(new Request(address, init));
  expect(response.status).toBe(status);
  const isDrawn = ![308, 404, 415].includes(status) || new URL(address).pathname === '/404';
  expect((await response.text()).startsWith('<!doctype html>')).toBe(isDrawn);
});

test('a page whose services do not respond in time is answered with 503 and Retry-After', async () => {
  const never = rendererWith(createServiceFetch([], () => new Promise(() => undefined)));
  const late = new AbortController();
  const answer = never(new Request(`${portfolio}/`, { signal: late.signal }));
  setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), 20);
  const { status, headers } = await answer;
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', null]);
});

test('a page names the common domain of both faces, or carries the theme to the other one', async () => {
  const own = rendererWith(server.fetch, { portfolio: ['me.example'], blog: ['blog.me.example'] });
  const drawn = async (draw: Renderer, address: string) => (await draw(new Request(address))).text();
  const withDomain = await drawn(own, 'https://blog.me.example/');
  expect(withDomain).toMatch(/^<!doctype html><html [^>]*data-domain="me\.example"/);
  expect(withDomain).not.toContain('auxclick');
  const apart = await drawn(render, `${blog}/`);
  expect(apart).not.toContain('data-domain');
  expect(apart).toContain('("portfolio.localhost")');
  const policy = async (address: string) =>
    (await render(new Request(address))).headers.get('content-security-policy');
  expect(await policy(`${blog}/`)).toContain("form-action 'self';");
  // Its not-found page searches in the blog.
  expect(await policy(`${portfolio}/`)).toContain("form-action 'self' http://blog.localhost;");
  const oneHost = await drawn(own, 'http://localhost/?domain=blog');
  expect(oneHost).not.toMatch(/data-domain|auxclick/);
});

test('a post has Open Graph and schema.org metadata', async () => {
  const answer = await render(new Request(`${blog}/post/one-table-is-a-queue`));
  const html = await answer.text();
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('"@type":"BlogPosting"');
});
