import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createServiceFetch } from './serviceFetch.ts';

const ownServer = () => Promise.resolve(Response.json({ items: ['own'] }));

test('another origin is requested over the network within a time limit, this server without a socket', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url, request.headers['x-visitor-address'] as string | undefined);
    if (request.url === '/slow') return;
    response.setHeader('content-type', 'application/json').end('{"items":["other"]}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createServiceFetch([other], ownServer, { limit: 300 });
  const ask = (address: string) =>
    send(new Request(address, { headers: { 'x-visitor-address': '10.0.0.1' } }));
  try {
    expect(await (await ask(`${other}/projects`)).json()).toEqual({ items: ['other'] });
    expect(seen).toEqual(['/projects', undefined]);
    expect(await (await ask('http://me.example/posts')).json()).toEqual({ items: ['own'] });
    await expect(ask(`${other}/slow`)).rejects.toThrow();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('outgoing requests carry no cookies, follow no redirect and end with the page that makes them', async () => {
  const sent: Request[] = [];
  const fetch = createServiceFetch(['https://id.example'], ownServer, {
    network: (request) => {
      sent.push(request);
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('given up'))),
      );
    },
  });
  const page = new AbortController();
  const init = { signal: page.signal, credentials: 'include' } as const;
  const answer = fetch(new Request('https://id.example/api/v1/users/me/', init));
  page.abort();
  expect(sent[0]?.signal.aborted).toBe(true);
  await expect(answer).rejects.toThrow('given up');
  expect(sent.map(({ redirect, credentials }) => [redirect, credentials])).toEqual([['error', 'omit']]);
  // another site whose name begins the same is not that service
  expect((await fetch(new Request('https://id.example.evil.example/'))).status).toBe(200);
  expect(sent).toHaveLength(1);
});
