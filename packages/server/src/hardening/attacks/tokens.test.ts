import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

const secret = 'a secret for tests, long enough for HS256';
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Claims = Record<string, unknown>;

function hmac(header: Claims, claims: Claims, key: string, hash = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' });

function rsa(header: Claims, claims: Claims): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), pair.privateKey).toString('base64url')}`;
}

/** Forged tokens, made from the claims of a real one. */
function forgeries(good: Claims, refreshToken: string, real: string): Record<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const [head = '', body = '', tail = ''] = real.split('.');
  const hs = { alg: 'HS256', typ: 'JWT' };
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const ours = (claims: Claims): string => hmac(hs, { ...good, ...claims }, secret);
  return {
    'alg none': `${encode({ alg: 'none' })}.${encode(good)}.`,
    'alg none in capitals': `${encode({ alg: 'NONE' })}.${encode(good)}.`,
    'alg none with a signature': `${encode({ alg: 'none' })}.${body}.${tail}`,
    'no alg': hmac({ typ: 'JWT' }, good, secret),
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${real}.${tail}`,
    'cut signature': real.slice(0, -6),
    'other claims under the signature': `${head}.${encode({ ...good, sub: 'x' })}.${tail}`,
    'wrong key': hmac(hs, good, 'another secret, just as long as it is'),
    'empty key': hmac(hs, good, ''),
    'the key as base64': hmac(hs, good, Buffer.from(secret).toString('base64')),
    'another hash': hmac({ alg: 'HS512' }, good, secret, 'sha512'),
    'RS256 of a stranger': rsa({ alg: 'RS256' }, good),
    'RS256 with its key along': rsa({ alg: 'RS256', jwk }, good),
    'RS256 with an address of its key': rsa({ alg: 'RS256', jku: 'http://127.0.0.1:1/keys' }, good),
    'a public key as the HMAC key': hmac(hs, good, String(publicPem)),
    'a file as the key': hmac({ ...hs, kid: '../../../../dev/null' }, good, ''),
    'an unknown critical header': hmac({ ...hs, crit: ['x'], x: 1 }, good, secret),
    expired: ours({ exp: now - 1 }),
    'not valid yet': ours({ nbf: now + 600 }),
    'no end': ours({ exp: undefined }),
    'an end in words': ours({ exp: 'never' }),
    'other audience': ours({ aud: 'somebody-else' }),
    'no audience': ours({ aud: undefined }),
    'other issuer': ours({ iss: 'https://evil.example' }),
    'no issuer': ours({ iss: undefined }),
    'no session': ours({ sid: undefined }),
    'a session that never was': ours({ sid: '00000000-0000-4000-8000-000000000000' }),
    'a session as a list': ours({ sid: [good['sid']] }),
    'somebody else in the session': ours({ sub: '00000000-0000-4000-8000-000000000000' }),
    'the refresh token': refreshToken,
    'a long one': `${'a'.repeat(3000)}.${'b'.repeat(3000)}.c`,
    garbage: 'x.y.z',
    injection: "' or 1=1 --",
    nothing: '',
  };
}

describe('access tokens', () => {
  let bench: TestServer;
  let tokens: { access_token: string; refresh_token: string };
  let claims: Claims;

  beforeAll(async () => {
    bench = await startTestServer();
    tokens = await bench.signIn();
    claims = JSON.parse(
      Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as Claims;
  });
  afterAll(() => bench.stop());

  it('are accepted when the server issued them', async () => {
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: tokens.access_token })).status).toBe(200);
    const same = hmac({ alg: 'HS256', typ: 'JWT' }, claims, secret);
    expect((await bench.ask('GET', '/api/v1/users/me/', { as: same })).status).toBe(200);
  });

  it('are refused in every forged form, on protected and public endpoints alike', async () => {
    for (const [name, token] of Object.entries(
      forgeries(claims, tokens.refresh_token, tokens.access_token),
    )) {
      for (const path of ['/api/v1/users/me/', '/api/v1/posts/', '/api/v1/projects/']) {
        const { status, headers, body } = await bench.ask('GET', path, { as: token });
        expect(status, `${name} at ${path}`).toBe(401);
        expect(headers.get('www-authenticate')).toBe('Bearer');
        expect((body as { error: { code: string } }).error.code).toBe('invalid_token');
      }
      const write = await bench.ask('POST', '/api/v1/projects/', { as: token, body: { is_published: true } });
      expect(write.status, name).toBe(401);
    }
    const { n } = await bench.server.database.db
      .selectFrom('projects')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  it('are accepted only as a bearer token in the Authorization header', async () => {
    const { access_token } = tokens;
    const refused = [
      access_token,
      `Basic ${access_token}`,
      `Bearer ${access_token} ${access_token}`,
      `Bearer ${access_token}, Bearer x`,
      `Token ${access_token}`,
      'Bearer',
    ];
    for (const authorization of refused) {
      const { status } = await bench.ask('GET', '/api/v1/users/me/', { headers: { authorization } });
      expect(status, authorization.slice(0, 20)).toBe(401);
    }
    const byQuery = await bench.ask('GET', `/api/v1/users/me/?access_token=${access_token}`);
    expect(byQuery.status).toBe(401);
    const byCookie = await bench.ask('GET', '/api/v1/users/me/', {
      headers: { cookie: `access_token=${access_token}` },
    });
    expect(byCookie.status).toBe(401);
  });

  it('end with their session, at the next request', async () => {
    const second = await bench.signIn();
    const ask = () => bench.ask('GET', '/api/v1/users/me/', { as: second.access_token });
    expect((await ask()).status).toBe(200);
    const { access_token, refresh_token } = second;
    const ended = await bench.ask('POST', '/api/v1/logout/', {
      as: access_token,
      body: { access_token, refresh_token },
    });
    expect(ended.status).toBe(204);
    expect((await ask()).status).toBe(401);
    const refreshed = await bench.ask('POST', '/api/v1/refresh/', {
      body: { refresh_token: second.refresh_token },
    });
    expect(refreshed.status).toBe(401);
  });
});
