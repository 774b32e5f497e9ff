import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serveOn } from '../testing/serveOn.ts';
import { prepareResponse, sendPrepared } from './preparedResponse.ts';

const headers = ['content-type', 'text/plain', 'content-length', '5'];
const hello = prepareResponse(200, headers, Buffer.from('hello'));
const unchanged = prepareResponse(304, ['etag', '"a"']);

/** Returns the raw response to raw bytes. */
function exchange(port: number, bytes: string, answers: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let got = '';
    socket.on('data', (piece) => {
      got += piece.toString('latin1');
      if (got.split('HTTP/1.1 ').length > answers) socket.end();
    });
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

test('several responses follow each other on one connection, in order, with a date', async () => {
  const { port } = await serveOn((request, response) =>
    sendPrepared(response, request.url === '/' ? hello : unchanged),
  );
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const got = await exchange(port, ask('/') + ask('/known') + ask('/'), 3);
  const [first, second, third] = got.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\ncontent-type: text\/plain\r\ncontent-length: 5\r\nDate: .+ GMT\r\n/,
  );
  expect(first).toMatch(/\r\n\r\nhello$/);
  expect(second).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: "a"\r\nDate: [^]+\r\n\r\n$/);
  expect(third).toBe(first);
});

test('a connection is closed after HTTP/1.0 and after Connection: close', async () => {
  const { port } = await serveOn((_request, response) => sendPrepared(response, hello));
  const old = await exchange(port, 'GET / HTTP/1.0\r\n\r\n', 9);
  expect(old).toMatch(/Connection: close\r\n[^]*hello$/);
  const last = await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 9);
  expect(last).toMatch(/Connection: close\r\n[^]*hello$/);
});

test('HEAD gets no body', async () => {
  const { ask } = await serveOn((_request, response) => sendPrepared(response, hello));
  const answer = await ask('/', {}, 'HEAD');
  expect(answer.headers['content-length']).toBe('5');
  expect(answer.body).toHaveLength(0);
});

test('Node reports the response as finished', async () => {
  const statuses: number[] = [];
  const { ask } = await serveOn((request, response) => {
    response.on('finish', () => statuses.push(response.statusCode));
    sendPrepared(response, request.url === '/' ? hello : unchanged);
  });
  await ask('/');
  await ask('/known');
  expect(statuses).toEqual([200, 304]);
});

test('a long body arrives unchanged, too', async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
  const long = prepareResponse(200, ['content-length', '100000'], bytes);
  const { ask } = await serveOn((_request, response) => sendPrepared(response, long));
  expect((await ask('/')).body.equals(bytes)).toBe(true);
});

test('bytes of any value arrive unchanged, in one piece with the head', async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  const all = prepareResponse(200, ['content-length', '256'], bytes);
  const { port } = await serveOn((_request, response) => sendPrepared(response, all));
  const pieces: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    socket.on('data', (piece) => {
      pieces.push(piece);
      socket.end();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.subarray(-256)).toEqual(bytes);
});
