import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createServer, type Server } from '../createServer.ts';
import { collectLog } from '../testing/collectLog.ts';
import { openable } from '../testing/openable.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testPassword, testSettings } from '../testing/testSettings.ts';

test('health and readiness are answered, and metrics only on their own port', async () => {
  const bench = await startTestServer({ settings: { metricsPort: 39_471 } });
  const address = await bench.server.listen();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const metrics = await (await fetch('http://127.0.0.1:39471/metrics')).text();
  expect(metrics).toContain('janus_answer_seconds');
  await bench.stop();
});

test('health checks of an instance are answered under any host name', async () => {
  const hosts = { portfolio: ['example.com'], blog: ['blog.example.com'] };
  const bench = await startTestServer({ settings: { hosts, originScheme: 'https' } });
  const { port } = new URL(await bench.server.listen());
  for (const path of ['/healthz', '/readyz'])
    for (const host of ['10.0.0.7:3000', 'janus.default.svc', 'localhost', 'example.com']) {
      const asked = get({ port, path, headers: { host } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.resume().statusCode, `${host}${path}`).toBe(200);
    }
  await bench.stop();
});

test('logs have one line per response with its id, and no secret, query or body', async () => {
  const { text, stream } = collectLog();
  const bench = await startTestServer({ settings: { logLevel: 'debug' }, logDestination: stream });
  const { access_token: as, refresh_token } = await bench.signIn();
  const answer = await bench.ask('GET', '/api/v1/users/?q=private', { as });
  const written = text();
  const line = written.split('\n').find((one) => one.includes('/api/v1/users/')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    reqId: answer.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/v1/users/',
    status: 200,
  });
  for (const secret of [testPassword, as, refresh_token, 'private']) expect(written).not.toContain(secret);
  await bench.stop();
});

test('the log line of a refused request names the error code and, if access was denied, the account and address', async () => {
  const { text, stream } = collectLog();
  const bench = await startTestServer({ settings: { logLevel: 'debug' }, logDestination: stream });
  const { access_token: top } = await bench.signIn();
  const person = { username: 'anna', password: 'a quiet harbour at dawn' };
  await bench.ask('POST', '/api/v1/users/', { as: top, body: person });
  const { access_token: as } = await bench.signIn(person.username, person.password);
  await bench.ask('GET', '/api/v1/events/', { as });
  await bench.ask('GET', '/api/v1/events/');
  await bench.ask('GET', '/api/v1/events/', { as: `${as}x` });
  await bench.ask('GET', '/api/v1/events/?action=nonsense', { as: top });
  const logged = text()
    .split('\n')
    .filter((line) => line.includes('"path":"/api/v1/events/"'))
    .map((line) => {
      const { status, code, address, account } = JSON.parse(line) as Record<string, unknown>;
      return { status, code, address, account };
    });
  const address = '127.0.0.1';
  expect(logged).toEqual([
    { status: 403, code: 'forbidden', address, account: 'anna' },
    { status: 401, code: 'unauthorized', address, account: null },
    { status: 401, code: 'invalid_token', address, account: null },
    { status: 422, code: 'invalid_fields' },
  ]);
  await bench.stop();
});

test('logs contain no token of a preview link, in a path, a message or a stack', async () => {
  const { text, stream } = collectLog();
  const bench = await startTestServer({ settings: { logLevel: 'debug' }, logDestination: stream });
  const { access_token: as } = await bench.signIn();
  const body = { translations: [{ language: 'ru', title: 'Черновик' }] };
  const post = await bench.ask<{ id: string }>('POST', '/api/v1/posts/', { as, body });
  const made = await bench.ask<{ token: string }>('POST', '/api/v1/preview-links/', {
    as,
    body: { post_id: post.body.id },
  });
  const { token } = made.body;
  expect((await bench.ask('GET', `/api/v1/preview-links/${token}/`)).status).toBe(200);
  bench.server.app.log.error({ err: new Error(`drawing /post/a?preview=${token}&v=1 failed`) });
  expect(text()).toContain('"path":"/api/v1/preview-links/***/"');
  expect(text()).toContain('?preview=***&v=1');
  expect(text()).not.toContain(token);
  await bench.stop();
});

test('an internal failure is logged in full and answered without details', async () => {
  const { text, stream } = collectLog();
  const bench = await startTestServer({ settings: { logLevel: 'error' }, logDestination: stream });
  const { access_token: as } = await bench.signIn();
  await bench.server.database.db.schema.dropTable('outbox').execute();
  await bench.server.database.db.schema.dropTable('messages').execute();
  const answer = await bench.ask('GET', '/api/v1/feedback/', { as });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('messages');
  expect(text()).toContain('no such table: messages');
  await expect(bench.stop()).rejects.toThrow('listMessages answered 500');
});

test('requests in progress are finished before the server stops', async () => {
  const held = openable();
  const { settings, remove } = testSettings();
  const server = createServer({
    settings,
    pages: async () => {
      await held.passed;
      return new Response('late', { headers: { 'cache-control': 'no-store' } });
    },
  });
  const address = await server.listen();
  const page = fetch(`${address}/`, { headers: { connection: 'close' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = server.close();
  held.open();
  expect(await (await page).text()).toBe('late');
  await closed;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  remove();
});

test('stopping the server again waits until it has stopped, and it closes the database even if a part fails', async () => {
  const { settings, remove } = testSettings();
  const server = createServer({ settings });
  const failing = new Error('a hook of the app');
  server.app.addHook('onClose', async () => {
    throw failing;
  });
  await server.listen();
  const [first, second] = [server.close(), server.close()];
  await expect(second).rejects.toBe(failing);
  await expect(server.database.db.selectFrom('facts').selectAll().execute()).rejects.toThrow();
  await expect(first).rejects.toBe(failing);
  remove();
});

test('a page rendered while the server stops can still read its content', async () => {
  const held = openable();
  const { settings, remove } = testSettings();
  const server: Server = createServer({
    settings,
    pages: async () => {
      await held.passed;
      const { status } = await server.fetch(new Request('http://blog.localhost/api/v1/posts/'));
      return new Response(`${status}`, { headers: { 'cache-control': 'no-store' } });
    },
  });
  const address = await server.listen();
  const page = fetch(`${address}/`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = server.close();
  held.open();
  expect(await (await page).text()).toBe('200');
  await closed;
  remove();
});

test.each([
  ['nothing is sent', 60_000, ''],
  ['only a part of a request is sent', 1500, 'GET / HTTP/1.1\r\n'],
])(
  'a connection on which %s does not delay the stop of the server',
  async (_what, requestTimeout, sent) => {
    const { settings, remove } = testSettings();
    const server = createServer({ settings, requestTimeout });
    const { port } = new URL(await server.listen());
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined).write(sent);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const ended = once(socket, 'close');
    await server.close();
    await ended;
    remove();
  },
  10_000,
);

test('pages get every address that is not of a service, and the services get theirs', async () => {
  const seen: string[] = [];
  const bench = await startTestServer({
    pages: async (request) => {
      seen.push(new URL(request.url).pathname);
      return new Response('page', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } });
    },
  });
  const address = await bench.server.listen();
  const status = async (path: string) => (await fetch(address + path)).status;
  expect([await status('/'), await status('/posts'), await status('/apis'), await status('/api/x')]).toEqual([
    200, 200, 200, 404,
  ]);
  expect(seen).toEqual(['/', '/posts', '/apis']);
  expect((await fetch(`${address}/`, { method: 'DELETE' })).status).toBe(405);
  await bench.stop();
});

test('the first start creates an owner once and reports the generated password once', async () => {
  const logged: unknown[] = [];
  const { settings, remove } = testSettings({ ownerPassword: null });
  settings.sqliteFile = `${settings.dataFolder}/janus.sqlite`;
  for (let start = 0; start < 2; start += 1) {
    const server = createServer({ settings, onFirstStart: (started) => logged.push(started) });
    await server.ready();
    await server.close();
  }
  expect(logged).toEqual([
    { username: 'owner', generatedPassword: expect.stringMatching(/^\w{24}$/) as string },
  ]);
  remove();
});
