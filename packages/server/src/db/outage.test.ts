import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, type Postgres } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcpProxy.ts';

const native = findPostgres();

if (native !== null) {
  describe('PostgreSQL behind an unreliable connection', () => {
    let postgres: Postgres;
    let cable: TcpProxy;
    let bench: TestServer;
    let token = '';

    beforeAll(async () => {
      postgres = await startPostgres(native);
      cable = await startTcpProxy(postgres.port);
      const url = new URL(await postgres.createDatabase());
      url.port = String(cable.port);
      bench = await startTestServer({ settings: { databaseUrl: url.href } });
      token = (await bench.signIn()).access_token;
    });
    afterAll(async () => {
      await bench.stop();
      await cable.close();
      await postgres.stop();
    });

    const write = (): Promise<number> =>
      bench
        .ask('POST', '/api/v1/projects/', {
          as: token,
          body: { translations: [{ language: 'ru', title: 'Проект' }] },
        })
        .then(({ status }) => status);
    const writeMuch = (): Promise<number[]> => Promise.all(Array.from({ length: 20 }, write));
    const untilBack = (): Promise<void> => expect.poll(write, { timeout: 15_000, interval: 50 }).toBe(201);
    const unexpected = (statuses: readonly number[]): number[] =>
      statuses.filter((status) => status !== 201 && status !== 503);

    test.each(['fast', 'immediate'] as const)(
      'a restart (%s) during writes is survived, and every answer is 201 or 503',
      async (manner) => {
        const under = writeMuch();
        const restarted = postgres.restart(manner);
        expect(unexpected([...(await under), ...(await writeMuch())])).toEqual([]);
        await restarted;
        await untilBack();
      },
    );

    test('connection resets during writes are survived', async () => {
      for (let round = 0; round < 5; round += 1) {
        const under = writeMuch();
        await new Promise((resolve) => setTimeout(resolve, 5 * round));
        cable.reset();
        expect(unexpected(await under)).toEqual([]);
      }
      await untilBack();
    });

    test('a silent server is waited for only up to the time limit, then answered with 503, and recovers', async () => {
      cable.slowDown(300);
      const under = write();
      await new Promise((resolve) => setTimeout(resolve, 500));
      cable.behave('silent');
      const began = Date.now();
      const answers = await Promise.all([1, 2, 3].map(() => bench.ask('GET', '/api/v1/projects/')));
      const waited = Date.now() - began;
      expect(await under).toBe(503);
      for (const { status, headers, body } of answers) {
        expect([status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
          503,
          'application/problem+json; charset=utf-8',
          '5',
        ]);
        expect(body['detail']).toContain('Попробуйте позже');
      }
      // Five seconds is the statement limit plus its grace; the machine gets a little more.
      expect(waited).toBeLessThan(7000);
      expect((await bench.ask('GET', '/healthz')).status).toBe(200);
      cable.slowDown(0);
      cable.behave('pass');
      await untilBack();
    });

    test('a stopped database answers 503 and not ready, and the process keeps running', async () => {
      expect((await bench.ask('GET', '/readyz')).status).toBe(200);
      await postgres.stop();
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await bench.ask('GET', '/api/v1/projects/')).status).toBe(503);
      expect((await bench.ask('GET', '/readyz')).status).toBe(503);
      expect((await bench.ask('GET', '/healthz')).status).toBe(200);
    });
  });
}

test('the tests know whether PostgreSQL is available', () => {
  expect(native === null || native.endsWith('native')).toBe(true);
});
