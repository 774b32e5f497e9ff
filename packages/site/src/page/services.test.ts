import { createApi } from '@janus-site/core';
import { expect, test } from 'vitest';
import { finishDocument } from '../document/documentParts.ts';
import { basesAt, otherOrigins } from './services.ts';

const own = 'http://me.example';

test('each service is called at its own base URL', async () => {
  const seen: string[] = [];
  const api = createApi({
    baseUrls: basesAt(own, { auth: '', portfolio: 'http://127.0.0.1:4000/base' }),
    fetch: async (input) => {
      seen.push(new Request(input).url);
      return Response.json({ items: [], total: 0, next_cursor: null });
    },
  });
  await api.portfolio.GET('/api/v1/projects/');
  await api.posts.GET('/api/v1/posts/');
  expect(seen).toEqual(['http://127.0.0.1:4000/base/api/v1/projects/', `${own}/api/v1/posts/`]);
});

test('the base URLs on the server are those of the settings, or its own origin', () => {
  const baseUrls = { auth: 'https://id.example', portfolio: '' };
  expect(basesAt(own, baseUrls)).toEqual({ auth: 'https://id.example', portfolio: own, posts: own });
});

test('the policy of a page allows the origins of the services and no others', () => {
  const policyOf = (origins: readonly string[]) =>
    finishDocument({
      html: '<html><head></head><body></body></html>',
      machineHead: '',
      parts: { entry: '/e.js', preloads: [], fonts: [], styles: [] },
      state: '{}',
      stateId: 'state',
      themeScript: '',
      siteStyle: '',
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
  // No pictures of other sites: no source allows a whole scheme.
  for (const one of [policy, policyOf([])]) expect(one).not.toMatch(/(?:\s|^)(?:https?:|\*)(?=[\s;]|$)/);
  expect(policyOf([])).toContain("connect-src 'self';");
  expect(otherOrigins({ auth: '', portfolio: '' })).toEqual([]);
});
