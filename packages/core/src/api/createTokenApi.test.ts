import { expect, test, vi } from 'vitest';
import * as posts from '../data/posts.ts';
import { createTokenApi } from './createTokenApi.ts';

const token = `janus_pat_${'0'.repeat(72)}`;

/** Creates an API that records what it sends. */
function setUp(url: string, options: { allowPlainHttp?: boolean } = {}) {
  const sent: { address: string; authorization: string | null; redirect: string | undefined }[] = [];
  const api = createTokenApi({
    baseUrls: { auth: url, portfolio: url, posts: url },
    token,
    ...options,
    fetch: async (input, init) => {
      const { url: address, headers } = new Request(input);
      sent.push({ address, authorization: headers.get('Authorization'), redirect: init?.redirect });
      return Response.json({ items: [], total: 0, next_cursor: null });
    },
  });
  return { api, sent };
}

test('sends the token with each call, without signing in, and follows no redirects', async () => {
  const { api, sent } = setUp('https://me.example');
  expect(await posts.list().load(api)).toMatchObject({ ok: true });
  await api.auth.GET('/api/v1/users/me/');
  expect(sent).toEqual([
    { address: 'https://me.example/api/v1/posts/', authorization: `Bearer ${token}`, redirect: 'manual' },
    { address: 'https://me.example/api/v1/users/me/', authorization: `Bearer ${token}`, redirect: 'manual' },
  ]);
});

test('sends no token over plain http to another machine, unless allowed', async () => {
  const url = 'http://me.example';
  const { api, sent } = setUp(url);
  await posts.list().load(api);
  const allowed = setUp(url, { allowPlainHttp: true });
  await posts.list().load(allowed.api);
  const local = setUp('http://127.0.0.1:3000');
  await posts.list().load(local.api);
  expect([sent, allowed.sent, local.sent].map(([one]) => one?.authorization)).toEqual([
    null,
    `Bearer ${token}`,
    `Bearer ${token}`,
  ]);
});

test('returns a refusal as a result and signs nobody out', async () => {
  const api = createTokenApi({
    baseUrls: { auth: 'https://me.example', portfolio: 'https://me.example' },
    token,
    fetch: async () =>
      Response.json({ error: { code: 'insufficient_scope', message: 'no' } }, { status: 403 }),
  });
  expect(await api.auth.GET('/api/v1/users/me/')).toMatchObject({
    ok: false,
    error: { kind: 'http', status: 403 },
  });
});

test.each(['janus_pat_ж', 'janus_pat_a\nb'])(
  'a token that cannot be sent is a `config` error: %j',
  async (wrong) => {
    const fetch = vi.fn();
    const baseUrls = { auth: 'https://me.example', portfolio: 'https://me.example' };
    const api = createTokenApi({ baseUrls, token: wrong, fetch });
    const result = await api.auth.GET('/api/v1/users/me/');
    expect(result).toMatchObject({ ok: false, error: { kind: 'config' } });
    expect(JSON.stringify(result)).not.toContain('janus_pat_');
    expect(fetch).not.toHaveBeenCalled();
  },
);
