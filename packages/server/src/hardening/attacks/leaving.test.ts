import { Writable } from 'node:stream';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { portOf, request, sendRaw } from './wire.ts';

const bound = 1000;
/** More than the system buffers before anybody reads. */
const large = 'x'.repeat(24 * 1024 * 1024);

let bench: TestServer;
let port: number;
let log = '';
beforeAll(async () => {
  bench = await startTestServer({
    requestTimeout: bound,
    // a busy machine reads it all within seconds; what the system buffers for a client that does not read lasts as long
    slowestClient: 4 * 1024 * 1024,
    settings: { logLevel: 'info' },
    logDestination: new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    }),
    pages: async (asked) => {
      await asked.text();
      return new Response(large, { headers: { 'content-type': 'image/x-large' } });
    },
  });
  port = portOf(await bench.server.listen());
});
afterAll(() => bench.stop());

test('a client that reads one byte at a time is disconnected; a normal reader is not', async () => {
  const served: Socket[] = [];
  bench.server.app.server.on('connection', (socket: Socket) => served.push(socket));
  const slow = connect(port, '127.0.0.1', () => slow.write(request('GET', '/')));
  slow.on('readable', () => undefined).on('error', () => undefined);
  const reading = setInterval(() => slow.read(1), 100);
  await expect.poll(() => served[0]?.writableLength ?? 0).toBeGreaterThan(0);
  const whole = await fetch(`http://127.0.0.1:${port}/`);
  expect((await whole.arrayBuffer()).byteLength).toBe(large.length);
  await expect.poll(() => served[0]?.destroyed, { timeout: bound * 20 }).toBe(true);
  clearInterval(reading);
  slow.destroy();
});

test('a client that disconnects in the middle of a request is not logged as an error', async () => {
  const half = (path: string, type: string) =>
    request('POST', path, [`Content-Type: ${type}`, 'Content-Length: 100'], 'half');
  const bodies = [half('/api/v1/login/', 'application/json'), half('/', 'application/x-www-form-urlencoded')];
  for (const body of bodies) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(body));
      setTimeout(() => socket.resetAndDestroy(), 100);
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
  await expect.poll(() => log).toContain('the client went away');
  expect((await sendRaw(port, request('GET', '/healthz'))).status).toBe(200);
  const levels = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBeLessThan(40);
});
