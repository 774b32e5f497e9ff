import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { createFetchPicture } from '../../media/foreign/fetchPicture.ts';
import { isPublicAddress } from '../../outside/isPublicAddress.ts';
import { serveOn, type Served } from '../../testing/serveOn.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let bench: TestServer;
let as: string;
let png: Buffer;
beforeAll(async () => {
  bench = await startTestServer({
    settings: { hosts: { portfolio: ['me.example'], blog: ['blog.example'] } },
  });
  as = (await bench.signIn()).access_token;
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
});
afterAll(() => bench.stop());

const copy = (address: string) =>
  bench.ask<Schemas['Media'] & { error?: { code: string } }>('POST', '/api/v1/media/copies/', {
    as,
    body: { address },
  });
const codeOf = async (address: string) => (await copy(address)).body.error?.code;

/** Starts a foreign server that records its requests. */
async function serveStranger(): Promise<Served & { seen: string[]; at(path: string): string }> {
  const seen: string[] = [];
  const served = await serveOn((request, response) => {
    const { url = '', headers } = request;
    seen.push(JSON.stringify([url, headers]));
    const [, kind = '', rest = ''] = /^\/([a-z]+)\/?(.*)$/.exec(url) ?? [];
    if (kind === 'to') return void response.writeHead(302, { location: decodeURIComponent(rest) }).end();
    if (kind === 'round') return void response.writeHead(302, { location: '/round' }).end();
    if (kind === 'zipped') response.setHeader('content-encoding', 'gzip');
    if (kind === 'gone') response.statusCode = 404;
    if (kind === 'silent') return undefined;
    // Neither length nor end: a reader that trusts the announced length would never stop.
    if (kind === 'endless') {
      const more = () => response.write(Buffer.alloc(2 ** 20), more);
      return void more();
    }
    if (kind === 'large') response.setHeader('content-length', String(11 * 2 ** 20));
    // The announced type is not trusted.
    response.setHeader('content-type', kind === 'text' ? 'image/png' : 'text/html');
    return response.end(kind === 'text' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : png);
  });
  return { ...served, seen, at: (path) => `http://127.0.0.1:${served.port}${path}` };
}

test('a picture of another site is stored like an upload, and fetched without identifying headers', async () => {
  const { at, seen, port } = await serveStranger();
  const { status, body } = await copy(at('/picture?a=1'));
  expect([status, body]).toMatchObject([201, { width: 60, height: 40, content_type: 'image/webp' }]);
  expect((await bench.ask('GET', body.url)).headers.get('content-type')).toBe('image/webp');
  expect(JSON.parse(seen[0] ?? '')).toEqual([
    '/picture?a=1',
    {
      host: `127.0.0.1:${port}`,
      accept: 'image/webp,image/png,image/jpeg',
      'accept-encoding': 'identity',
      'user-agent': 'Janus',
      connection: 'close',
    },
  ]);
  // By host name, and after a redirect.
  expect((await copy(`http://localhost:${port}/to/${encodeURIComponent('/picture')}`)).status).toBe(201);
});

test('an address of the site’s own picture returns that picture without a request', async () => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)]), 'a.png');
  const { body: own } = await bench.ask<Schemas['Media']>('POST', '/api/v1/media/', { as, form });
  expect((await copy(`https://blog.example${own.url}`)).body).toEqual(own);
  expect(await codeOf(`https://other.example${own.url}`)).toBe('picture_unreachable');
});

test('a file that is no picture or too large, a failed response and an unreachable address are refused', async () => {
  const { at } = await serveStranger();
  expect(await codeOf(at('/text'))).toBe('invalid_picture');
  for (const path of ['/large', '/endless']) expect(await codeOf(at(path)), path).toBe('too_large');
  for (const path of ['/gone', '/zipped', '/round'])
    expect(await codeOf(at(path)), path).toBe('picture_unreachable');
  const secret = at('/picture').replace('//', '//user:password@');
  for (const address of [secret, 'http://127.0.0.1:1/', 'http://no.such.name/', 'https://%00/'])
    expect(await codeOf(address), address).toBe('picture_unreachable');
});

test('copying a picture is refused to visitors, and to everybody when it is turned off', async () => {
  const visitor = await bench.ask('POST', '/api/v1/media/copies/', {
    body: { address: 'http://a.example/' },
  });
  expect(visitor.status).toBe(401);
  const { at, seen } = await serveStranger();
  const off = await startTestServer({ settings: { copyPictures: false } });
  const { access_token } = await off.signIn();
  const refused = await off.ask('POST', '/api/v1/media/copies/', {
    as: access_token,
    body: { address: at('/picture') },
    headers: { 'accept-language': 'en' },
  });
  expect([refused.status, refused.body['detail']]).toEqual([
    422,
    expect.stringContaining('JANUS_COPY_PICTURES'),
  ]);
  expect(seen).toEqual([]);
  await off.stop();
});

describe('private addresses', () => {
  const resolve = async (name: string) =>
    name === 'mixed.example'
      ? [
          { address: '127.0.0.1', family: 4 },
          { address: '10.0.0.7', family: 4 },
        ]
      : [{ address: '127.0.0.1', family: 4 }];
  const code = (address: string, options = {}) =>
    createFetchPicture({ resolve, timeLimit: 300, ...options })(address).then(
      () => 'read',
      (error: { code: string }) => error.code,
    );

  test('are never connected to: by number, by name, as one of several, or by a redirect', async () => {
    const { at, seen, port } = await serveStranger();
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'inside.example'])
      expect(await code(`http://${host}:${port}/picture`), host).toBe('picture_unreachable');
    expect(seen).toEqual([]);
    // One allowed address next to a forbidden one.
    const isAllowed = (address: string) => address === '127.0.0.1';
    expect(await code(`http://mixed.example:${port}/picture`, { isAllowed })).toBe('picture_unreachable');
    expect(seen).toEqual([]);
    // The first address is allowed, the redirect's target is not.
    const onlyByNumber = { isAllowed, resolve: async () => [] };
    for (const target of ['http://169.254.169.254/latest/', 'http://inside.example/', 'file:///etc/passwd'])
      expect(await code(at(`/to/${encodeURIComponent(target)}`), onlyByNumber), target).toBe(
        'picture_unreachable',
      );
    expect(await code(at('/to/%2Fpicture'), onlyByNumber)).toBe('read');
    expect(seen).toHaveLength(5);
    expect(await code(at('/silent'), onlyByNumber)).toBe('picture_unreachable');
  });

  test('a name is resolved only once, so that a second answer has no effect', async () => {
    const { port } = await serveStranger();
    let times = 0;
    const turning = async () => {
      times += 1;
      return [{ address: times === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }];
    };
    const isAllowed = (address: string) => address === '127.0.0.1';
    expect(await code(`http://turning.example:${port}/picture`, { resolve: turning, isAllowed })).toBe(
      'read',
    );
    expect(times).toBe(1);
  });

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ...[
      '0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1',
      '192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255',
      ':: ::1 ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1::',
      'fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 4000::1 fe80::1%eth0 localhost 1.2.3 x',
    ].flatMap((line) => line.split(' ').map((address): [string, boolean] => [address, false])),
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
