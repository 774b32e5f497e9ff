import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../testing/startTestServer.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const lines: string[] = [];
const faults = () =>
  lines.flatMap((line) => {
    const { fault } = JSON.parse(line) as { fault?: Record<string, string> };
    return fault ? [fault] : [];
  });
let bench: TestServer;
let address: string;

beforeAll(async () => {
  bench = await startTestServer({
    settings: { rateLimits: true, logLevel: 'info' },
    logDestination: { write: (line) => void lines.push(line) },
  });
  address = await bench.server.listen();
});
afterAll(() => bench.stop());

/** As `navigator.sendBeacon` does. */
const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body,
  });
const report = { page: '/posts', message: 'x is undefined', stack: 'at a.js:1', components: 'at Post' };

test('a fault in a page becomes one log line, shortened, with the known fields only', async () => {
  const long = 'я'.repeat(5000);
  expect((await send(JSON.stringify({ ...report, cookie: 'secret' }))).status).toBe(204);
  expect((await send(JSON.stringify({ message: `${long}\n{"level":50}`, stack: 7 }))).status).toBe(204);
  expect(faults()).toEqual([report, { message: long.slice(0, 500) }]);
  expect(lines.join('')).not.toContain('secret');
});

test('an invalid report is refused, and so is one from another site', async () => {
  const before = faults().length;
  expect((await send('no JSON')).status).toBe(400);
  expect((await send('7')).status).toBe(400);
  expect((await send(JSON.stringify({ message: 'a'.repeat(20_000) }))).status).toBe(413);
  expect((await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(faults()).toHaveLength(before);
});

test('an address may report ten times in ten minutes', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await send(JSON.stringify(report))).status);
  expect(statuses.at(-1)).toBe(429);
  expect(faults().length).toBeLessThanOrEqual(10);
});
