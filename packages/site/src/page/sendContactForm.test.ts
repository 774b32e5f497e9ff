import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type StartedSite } from '../testing/startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite({ rateLimits: true });
});
afterAll(() => site.stop());

const typed = 'Здравствуйте, это не пропадёт';

/** Posts the form as a browser without scripts would. */
function post(path: string, email: string): Promise<{ status: number; wait: string; text: string }> {
  const [, port] = site.hosts.portfolio.split(':');
  const body = new URLSearchParams({ name: 'Анна', email, message: typed }).toString();
  const headers = {
    host: site.hosts.portfolio,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers }, (got) => {
      let text = '';
      got.setEncoding('utf8');
      got.on('data', (piece: string) => (text += piece));
      got.on('end', () =>
        resolve({ status: got.statusCode ?? 0, wait: String(got.headers['retry-after'] ?? ''), text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a form without scripts answers 422, 200 or 429, and a refused one keeps the typed text', async () => {
  const wrong = await post('/', 'no address');
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(typed);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await post('/', 'anna@example.com')).status);
  expect([...new Set(statuses)]).toEqual([200]);
  // The fifth or the sixth, depending on whether a refused one counts.
  await post('/', 'anna@example.com');
  const limited = await post('/', 'anna@example.com');
  expect(limited.status).toBe(429);
  expect(Number(limited.wait)).toBeGreaterThan(60);
  expect(limited.text).toMatch(/Слишком много попыток. Повторите через \d+ минут/);
  expect(limited.text).toContain(typed);
  const english = await post('/en', 'anna@example.com');
  expect([english.status, /Too many attempts\. Try again in/.test(english.text)]).toEqual([429, true]);
});
