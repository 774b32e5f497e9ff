// A thread whose pages do what their path names.
import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import { drawInThread } from '../drawInThread.ts';

function holdFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

type Answer = Promise<Response> | Response;
type Fetch = (request: Request) => Promise<Response>;

const pages: Record<string, (request: Request, fetch: Fetch) => Answer> = {
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
    // many small objects in one uninterruptible step: the worst case for the limit
    const objects = `[${'{"a":1},'.repeat(100_000)}1]`;
    const held: unknown[] = [];
    for (;;) held.push(JSON.parse(objects));
  },
  '/priority': () => new Response(`${getPriority(Number(basename(readlinkSync('/proc/thread-self'))))}`),
  '/throw': () => {
    throw Object.assign(new RangeError('no such row', { cause: new Error('the cause') }), { open: holdFor });
  },
  '/service': ({ url, signal }, fetch) => fetch(new Request(new URL('/api/v1/posts/', url), { signal })),
  '/reading': async ({ url, signal }, fetch) => {
    const { status } = await fetch(new Request(new URL('/api/v1/posts/', url), { signal }));
    return new Response(`${status}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};

drawInThread((_data, fetch) => ({
  async page(request) {
    const page = pages[new URL(request.url).pathname];
    return page ? page(request, fetch) : new Response('page');
  },
  failurePage: async () => new Response('failurePage', { status: 500 }),
}));
