// A thread whose pages do what their path says.
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Exchange } from '../exchange.ts';
import { giveWay } from '../giveWay.ts';
import type { Drawing } from '../renderThread.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

function holdFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const pages: Record<string, (request: Request) => Promise<Response> | Response> = {
  '/slow': () => {
    holdFor(300);
    return new Response('slow');
  },
  '/posts': ({ url }) => {
    holdFor(12);
    return new Response(url.padEnd(1000), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  '/forever': () => {
    for (;;);
  },
  '/exit': () => process.exit(1),
  '/memory': () => {
    // many small objects at once, that nothing can break off: the worst for the limit
    const objects = `[${'{"a":1},'.repeat(100_000)}1]`;
    const held: unknown[] = [];
    for (;;) held.push(JSON.parse(objects));
  },
  '/priority': () => new Response(`${getPriority(Number(basename(readlinkSync('/proc/thread-self'))))}`),
  '/throw': () => {
    throw Object.assign(new RangeError('no such row', { cause: new Error('the cause') }), { open: holdFor });
  },
  '/service': ({ url, signal }) =>
    exchange.ask('services', new Request(new URL('/api/v1/posts/', url), { signal })),
};

giveWay();
const exchange = new Exchange<'services', Drawing>(port, async (to, request) => {
  const page = to === 'page' ? pages[new URL(request.url).pathname] : undefined;
  return page ? page(request) : new Response(to, { status: to === 'page' ? 200 : 500 });
});
