import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let bench: TestServer;
let port = 0;
let token = '';
beforeAll(async () => {
  bench = await startTestServer();
  port = Number(new URL(await bench.server.listen()).port);
  token = (await bench.signIn()).access_token;
});
afterAll(() => bench.stop());

interface Raw {
  status: number;
  type: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends over the socket, so that nothing normalizes the request on the way. */
function send(
  method: string,
  path: string,
  body: Buffer | string = '',
  headers: Record<string, string> = {},
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const sent = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: false,
        headers: { 'content-length': String(length), ...headers },
      },
      (got) => {
        const chunks: Buffer[] = [];
        got.on('data', (chunk: Buffer) => chunks.push(chunk));
        got.on('end', () =>
          resolve({
            status: got.statusCode ?? 0,
            type: String(got.headers['content-type'] ?? ''),
            headers: got.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = (): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});
const users = '/api/v1/users/';
const projects = '/api/v1/projects/';
const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"a":', 400],
    ['no body', '', 400],
    ['a NUL character', '{"username":"a\\u0000b","password":"long enough one"}', 400],
    ['a lone surrogate', '{"username":"\\ud800aa","password":"long enough one"}', 400],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['deep nesting', deep, 400],
    ['only a byte order mark', Buffer.from([0xef, 0xbb, 0xbf]), 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a number', '1', 422],
    ['an unknown field', '{"username":"anna","password":"long enough one","zz":1}', 422],
    [
      'a prototype pollution',
      '{"__proto__":{"is_superuser":true},"username":"anna","password":"long enough one"}',
      422,
    ],
    ['wrong types', '{"username":1,"password":[]}', 422],
    ['a body above the limit', Buffer.alloc(5 * 1024 * 1024, 0x20), 413],
  ])('%s', async (_name, body, status) => {
    const answer = await send('POST', users, body, json());
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json; charset=utf-8']);
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(|select |\/src\//);
  });

  test('all invalid fields are named at once', async () => {
    const { body } = await send('POST', users, '{"username":"?","password":"x","email":"y","zz":1}', json());
    const paths = (JSON.parse(body) as { error: { fields: { path: string }[] } }).error.fields.map(
      ({ path }) => path,
    );
    expect(paths.toSorted()).toEqual(['email', 'password', 'username', 'zz']);
  });

  test('a chunked body without a length is limited too', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = httpRequest(
        { port, method: 'POST', path: '/api/v1/login/', agent: false, headers },
        (got) => {
          got.resume();
          resolve(got.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      for (let index = 0; index < 10; index += 1) sent.write(Buffer.alloc(64 * 1024, 0x20));
      sent.end();
    });
    expect(status).toBe(413);
  });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=utf-8', 422],
    ['APPLICATION/JSON', 422],
  ])('content type %s is answered with %s', async (type, status) => {
    expect((await send('POST', users, '{}', { ...json(), 'content-type': type })).status).toBe(status);
  });

  test('a compressed body is refused', async () => {
    expect((await send('POST', users, '{}', { ...json(), 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test.each([
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'cut off',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['nothing in it', '', 'multipart/form-data; boundary=x'],
    [
      'another field',
      '--x\r\nContent-Disposition: form-data; name="zz"; filename="a.png"\r\n\r\nabc\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    [
      'text instead of a file',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('a malformed upload is refused: %s', async (_name, body, type) => {
    const answer = await send('POST', '/api/v1/media/', body, { ...json(), 'content-type': type });
    expect([400, 415, 422]).toContain(answer.status);
  });

  test('an upload above ten megabytes is refused with 413', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(10 * 1024 * 1024 + 1),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const answer = await send('POST', '/api/v1/media/', body, {
      ...json(),
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.status).toBe(413);
  });

  test('an operation that takes no body ignores one', async () => {
    const nothing = `${users}00000000-0000-4000-8000-000000000000/`;
    expect((await send('DELETE', nothing, '{"broken', json())).status).toBe(404);
    expect((await send('DELETE', nothing, 'x', { ...json(), 'content-type': 'text/plain' })).status).toBe(
      404,
    );
  });
});

describe('addresses', () => {
  test.each([
    ['GET', '/api/v1/nothing/', 404],
    ['GET', '/api/v1/', 404],
    ['GET', '/api', 404],
    ['GET', '/somewhere', 404],
    ['GET', '/%zz', 400],
    ['GET', '/api/v1/posts/slug/%ff/', 400],
    ['GET', '/api/v1/posts/slug/a%00b/', 400],
    ['GET', `/api/v1/posts/slug/${'x'.repeat(101)}/`, 404],
    ['GET', `/api/v1/posts/slug/${'x'.repeat(6000)}/`, 404],
    ['GET', '/api/v1/posts/slug//', 404],
    ['GET', '/api/v1/posts/not-an-id/', 404],
    ['GET', '/api/v1/posts/..%2f..%2fetc%2fpasswd/', 404],
    ['GET', '/media/..%2f..%2fjanus.sqlite', 404],
    ['GET', '/media/../janus.sqlite', 404],
    ['GET', '/api/v1/posts/?limit=0', 422],
    ['GET', '/api/v1/posts/?limit=101', 422],
    ['GET', '/api/v1/posts/?limit=ten', 422],
    ['GET', '/api/v1/posts/?limit=1&limit=2', 422],
    ['GET', '/api/v1/posts/?language=fr', 422],
    ['GET', '/api/v1/posts/?cursor=x', 400],
    ['GET', '/api/v1/posts/?q=%ff', 400],
    ['GET', '/api/v1/posts/?q=%00', 400],
    ['GET', '/api/v1/posts/?v=1700000000&utm_source=x', 200],
    ['HEAD', '/api/v1/posts/', 200],
    ['GET', '/api/v1/posts', 200],
  ])('%#: %s is answered with the expected status', async (method, path, status) => {
    expect((await send(method, path)).status).toBe(status);
  });

  test.each([
    ['DELETE', projects, 'GET, POST, HEAD'],
    ['PUT', '/api/v1/projects/reorder', 'POST'],
    ['OPTIONS', '/api/v1/login/', 'POST'],
    ['PROPFIND', '/api/v1/login/', 'POST'],
    ['POST', '/api/v1/projects/x/translation/y/', 'PATCH, DELETE'],
  ])('%s %s is 405 with Allow', async (method, path, allow) => {
    const answer = await send(method, path, '{"broken', { 'content-type': 'text/strange' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, allow]);
  });

  test('a caller without permission is refused before the body is looked at', async () => {
    const visitor = { 'content-type': 'text/strange' };
    expect((await send('POST', users, Buffer.alloc(100), visitor)).status).toBe(401);
    expect((await send('POST', '/api/v1/unknown/', '{"broken', visitor)).status).toBe(404);
  });
});

describe('the socket', () => {
  test.each(['garbage\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`])(
    '%#: nonsense is answered with 4xx and closed',
    async (text) => {
      const answer = await new Promise<string>((resolve) => {
        let got = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (got += chunk.toString()));
        socket.on('close', () => resolve(got));
        socket.on('error', () => undefined);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  test('responses carry the security headers for browsers', async () => {
    const { headers } = await send('GET', projects);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, no-cache',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  test('a forwarded host from an untrusted client is ignored', async () => {
    const { headers, status } = await send('GET', projects, '', {
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
    });
    expect([status, JSON.stringify(headers).includes('evil')]).toEqual([200, false]);
  });
});
