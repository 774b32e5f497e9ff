import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '@janus-site/core';
import { expect, test } from 'vitest';
import { finishDocument } from '../document/documentParts.ts';
import { basesAt, createServiceFetch, otherOrigins } from './services.ts';

const own = 'http://me.example';
const ownServer = () => Promise.resolve(Response.json({ items: ['own'], total: 1, next_cursor: null }));

test('each service is asked at its own base, over the network where that is elsewhere', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url, request.headers['x-visitor-address'] as string | undefined);
    if (request.url === '/slow/api/v1/projects/') return;
    response.setHeader('content-type', 'application/json').end('{"items":["other"]}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiOf = (portfolio: string) => {
    const baseUrls = { auth: '', portfolio };
    const fetch = createServiceFetch(baseUrls, ownServer, { limit: 300 });
    return createApi({
      baseUrls: basesAt(own, baseUrls),
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('x-visitor-address', '10.0.0.1');
        return fetch(request);
      },
    });
  };
  try {
    const api = apiOf(other);
    expect(await api.portfolio.GET('/api/v1/projects/')).toMatchObject({ data: { items: ['other'] } });
    expect(seen).toEqual(['/api/v1/projects/', undefined]);
    expect(await api.posts.GET('/api/v1/posts/')).toMatchObject({ data: { items: ['own'] } });
    const silent = await apiOf(`${other}/slow`).portfolio.GET('/api/v1/projects/');
    expect(silent).toMatchObject({ ok: false });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('what leaves the process has no cookies, follows no redirect and ends with the page that asks', async () => {
  const sent: Request[] = [];
  const fetch = createServiceFetch({ auth: 'https://id.example', portfolio: '' }, ownServer, {
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
  // another site whose name begins alike is not that service
  expect((await fetch(new Request('https://id.example.evil.example/'))).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test('the bases that the server reads from are those of the settings, or its own', () => {
  const baseUrls = { auth: 'https://id.example', portfolio: '' };
  expect(basesAt(own, baseUrls)).toEqual({ auth: 'https://id.example', portfolio: own, posts: own });
});

test('the policy of a page names the same bases', () => {
  const policyOf = (origins: readonly string[]) =>
    finishDocument({
      html: '<html><head></head><body></body></html>',
      machineHead: '',
      parts: { entry: '/e.js', preloads: [], fonts: [], styles: [] },
      state: '{}',
      stateId: 'state',
      themeScript: '',
      startsAtOnce: true,
      services: origins,
    }).policy;
  const origins = otherOrigins({
    auth: 'https://id.example/auth',
    portfolio: 'http://127.0.0.1:4000',
  });
  expect(origins).toEqual(['https://id.example', 'http://127.0.0.1:4000']);
  const policy = policyOf(origins);
  expect(policy).toContain("connect-src 'self' https://id.example http://127.0.0.1:4000;");
  expect(policy).toContain("img-src 'self' data: blob: https://id.example http://127.0.0.1:4000;");
  // no picture of anybody else's: no scheme stands for a whole network
  for (const one of [policy, policyOf([])]) expect(one).not.toMatch(/(?:\s|^)(?:https?:|\*)(?=[\s;]|$)/);
  expect(policyOf([])).toContain("connect-src 'self';");
  expect(otherOrigins({ auth: '', portfolio: '' })).toEqual([]);
});
