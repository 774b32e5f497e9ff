import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const native = findPostgres();

if (native !== null) {
  test('a database that went away is 503 and not ready, and the process lives on', async () => {
    const postgres = await startPostgres(native);
    const bench = await startTestServer({ settings: { databaseUrl: await postgres.createDatabase() } });
    expect((await bench.ask('GET', '/readyz')).status).toBe(200);
    await postgres.stop();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await bench.ask('GET', '/api/v1/projects/');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
      ]);
    }
    expect((await bench.ask('GET', '/readyz')).status).toBe(503);
    expect((await bench.ask('GET', '/healthz')).status).toBe(200);
    await bench.stop();
  });
}

test('the tests know whether PostgreSQL is there', () => {
  expect(native === null || native.endsWith('native')).toBe(true);
});
