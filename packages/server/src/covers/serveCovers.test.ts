import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import fastify from 'fastify';
import { ProblemError } from '../errors.ts';
import { drawCover } from './drawCover.ts';
import { serveCovers } from './serveCovers.ts';

const app = fastify();
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof ProblemError ? error.status : 500).send(),
);
serveCovers(app);
afterAll(() => app.close());

const address = '/covers/1-hills-0123456789ab-8c2f5a.svg';
const drawn = drawCover({ system: 'hills', seed: '0123456789ab', accent: '#8c2f5a' });

test('a cover is cached for ever, can be embedded by other sites, and is sandboxed as a page', async () => {
  const { statusCode, headers, body } = await app.inject(address);
  expect([statusCode, body]).toEqual([200, drawn]);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
});

test('a cover is sent compressed, and not again to a client that has it', async () => {
  const packed = await app.inject({ url: address, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(drawn);
  const headers = { 'if-none-match': String(packed.headers.etag) };
  const again = await app.inject({ url: address, headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a cover of an older design is served, but revalidated', async () => {
  const { statusCode, headers } = await app.inject(address.replace('/1-', '/0-'));
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
});

test.each(['/covers/', '/covers/x.svg', '/covers/1-hills-0123456789ab-8c2f5a.svg.png', '/covers/..%2Fmedia'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
