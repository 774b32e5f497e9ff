import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const listed = 'https://tool.example';
const stranger = 'https://stranger.example';
let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ settings: { corsOrigins: [listed] } });
});
afterAll(() => site.stop());

const allowedTo = async (method: string, path: string, origin: string, headers = {}) =>
  (await site.ask(method, path, { headers: { origin, ...headers } })).headers.get(
    'access-control-allow-origin',
  );
async function preflight(path: string, origin: string, method: string) {
  const { status, headers } = await site.ask('OPTIONS', path, {
    headers: { origin, 'access-control-request-method': method },
  });
  const named = (name: string) => headers.get(`access-control-${name}`);
  return { status, origin: named('allow-origin'), methods: named('allow-methods'), headers, named };
}

test('an origin in the settings may do everything, but never with cookies', async () => {
  const asked = await preflight('/api/v1/projects/', listed, 'POST');
  expect(asked).toMatchObject({ status: 204, origin: listed });
  expect(asked.methods).toContain('POST');
  for (const name of ['Authorization', 'Content-Type', 'Accept-Language', 'If-Match'])
    expect(asked.named('allow-headers')).toContain(name);
  expect(Number(asked.named('max-age'))).toBeGreaterThan(0);
  expect(asked.named('allow-credentials')).toBeNull();
  expect(asked.headers.get('vary')).toMatch(/^Origin\b/);
  const { access_token: token } = await site.signIn();
  const answer = await site.ask('GET', '/api/v1/users/me/', { as: token, headers: { origin: listed } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(listed);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  // A refusal is readable, too.
  expect(await allowedTo('POST', '/api/v1/login/', listed)).toBe(listed);
});

test('any other origin may read what visitors may, and nothing else', async () => {
  expect(await allowedTo('GET', '/api/v1/posts/', stranger)).toBe('*');
  expect(await allowedTo('HEAD', '/api/v1/posts/', stranger)).toBe('*');
  expect(await allowedTo('GET', '/api/openapi/posts.json', stranger)).toBe('*');
  expect(await allowedTo('GET', '/media/none.webp', stranger)).toBeNull();
  const { access_token: token } = await site.signIn();
  const authorization = `Bearer ${token}`;
  expect(await allowedTo('GET', '/api/v1/users/me/', stranger, { authorization })).toBeNull();
  expect(await allowedTo('POST', '/api/v1/login/', stranger)).toBeNull();
  const asked = await preflight('/api/v1/posts/', stranger, 'GET');
  expect(asked).toMatchObject({ status: 204, origin: '*', methods: 'GET, HEAD' });
  expect(asked.named('allow-headers')).not.toContain('Authorization');
  expect((await preflight('/api/v1/posts/', stranger, 'POST')).origin).toBeNull();
});

test.each([
  'https://tool.example.evil.example',
  'http://tool.example',
  'https://tool.example:444',
  'https://Tool.example',
  'null',
])('%s is a different origin', async (origin) =>
  expect((await preflight('/api/v1/projects/', origin, 'POST')).origin).toBeNull(),
);

test('an OPTIONS request that is not a preflight is answered like any other request', async () => {
  const method = { 'access-control-request-method': 'GET' };
  expect((await site.ask('OPTIONS', '/api/v1/projects/', { headers: method })).status).toBe(405);
  expect((await preflight('/api/v1/nothing/', listed, 'POST')).status).toBe(404);
});

test('responses to different origins are cached separately', async () => {
  const { headers } = await site.ask('GET', '/api/openapi/posts.json');
  expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
