import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openable } from '../testing/openable.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { inTransaction, readContentVersion, writeContent } from './transaction.ts';

const { settings, remove } = testSettings();
settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
let bench: TestServer;
let token = '';
let foreign: DatabaseSync;

beforeAll(async () => {
  bench = await startTestServer({ settings });
  token = (await bench.signIn()).access_token;
  foreign = new DatabaseSync(settings.sqliteFile);
});
afterAll(async () => {
  foreign.close();
  await bench.stop();
  remove();
});

const write = (title: string): Promise<TestAnswer> =>
  bench.ask('POST', '/api/v1/projects/', { as: token, body: { translations: [{ language: 'ru', title }] } });

test('a foreign lock delays no read, and a waiting write completes once it is released', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  foreign.exec('begin immediate');
  delay.enable();
  const written = write('После замка');
  const began = performance.now();
  let slowest = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const asked = performance.now();
    expect((await bench.ask('GET', '/api/v1/projects/')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  delay.disable();
  foreign.exec('commit');
  const asked = performance.now();
  const { status, body } = await written;
  expect([status, performance.now() - asked < 1000]).toEqual([201, true]);
  expect((await bench.ask('GET', `/api/v1/projects/${String(body['id'])}/`, { as: token })).status).toBe(200);
  // A wait on the main thread would last as long as the lock; the machine may be busy with other work.
  expect(slowest).toBeLessThan(performance.now() - began - 100);
  expect(delay.max / 1e6).toBeLessThan(300);
});

test('a lock that stays answers 503 to all waiting writes at once, not one after another', async () => {
  foreign.exec('begin immediate');
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => write(`Под замком ${turn}`)));
  const waited = performance.now() - began;
  foreign.exec('rollback');
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    answers.map(() => [503, '5']),
  );
  expect(waited).toBeLessThan(8000);
  expect((await write('Снова')).status).toBe(201);
});

test('a read does not wait for a transaction, and sees its result once it is committed', async () => {
  const { db } = bench.server.database;
  const before = await readContentVersion(db);
  const held = openable();
  const written = writeContent(db, () => held.passed);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await readContentVersion(db)).toBe(before);
  held.open();
  await written;
  expect(await readContentVersion(db)).toBe(before + 1);
});

test('a read by the outer handle inside a transaction is refused, as it would miss uncommitted changes', async () => {
  const { db } = bench.server.database;
  await expect(inTransaction(db, () => readContentVersion(db))).rejects.toThrow('outer database handle');
});
