import { expect, test } from 'vitest';
import * as door from './node.ts';
import { authService } from './testing/authService.ts';

test('the entry point for Node has these exports', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'createNodeClient',
    'fileLocks',
    'fileTokens',
    'requestToken',
  ]);
});

const clock = { now: Date.now, setTimeout, clearTimeout };
const base = 'https://janus.example';
const wanted = {
  baseUrls: { auth: base, portfolio: base },
  credentials: { username: 'owner', password: 'secret' },
  name: 'CI',
  scopes: ['posts' as const],
  expires_in_days: 30,
};

test('a token request signs in for it, and out again', async () => {
  const token = { id: '1', token: 'janus_pat_x' };
  const service = authService({ clock, scripts: { createAccessToken: token } });
  const result = await door.requestToken({ ...wanted, fetch: service.fetch });
  expect(result).toMatchObject({ ok: true, data: token });
  expect(service.callsOf('createAccessToken')[0]?.body).toEqual({
    name: 'CI',
    scopes: ['posts'],
    expires_in_days: 30,
  });
  expect(service.callsOf('logout')).toHaveLength(1);
});

test('a refused sign-in is returned, and no token is created', async () => {
  const login = () => Response.json({ error: { code: 'second_factor_required' } }, { status: 401 });
  const service = authService({ clock, scripts: { login } });
  const result = await door.requestToken({ ...wanted, fetch: service.fetch });
  expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 401 } });
  expect(service.callsOf('createAccessToken')).toHaveLength(0);
});
