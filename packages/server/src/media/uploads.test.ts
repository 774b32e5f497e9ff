import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { prepareProcess } from '../hardening/crash/process.ts';
import { testPassword } from '../testing/testSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'janus-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In megabytes: 24 at once took 3,000. */
const mostMemory = 700;

const server = prepareProcess({
  JANUS_DATA: folder,
  JANUS_OWNER_PASSWORD: testPassword,
  JANUS_SAMPLE: 'off',
  JANUS_LOG_LEVEL: 'error',
});
afterAll(() => server.kill());

/** A file of few bytes and many pixels. */
function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
}

test('24 small files of 39.7 megapixels at once are decoded in turn, and others are answered meanwhile', async () => {
  const address = await server.open();
  const login = await fetch(`${address}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password: testPassword }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  // The squares cost most memory, being kept large; the strips cost the decoder as much and the test less time.
  const [square, strip] = await Promise.all([blank(6300, 6300), blank(15_880, 2500)]);
  const pngs = Array.from({ length: 24 }, (_, index) => (index % 3 === 0 ? square : strip));
  for (const png of pngs) expect(png.length).toBeLessThan(1_000_000);

  async function upload(png: Buffer): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(png)]), 'large.png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/v1/media/`, { method: 'POST', headers, body: form });
    await answer.text();
    if (answer.status !== 201) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    return answer.status;
  }
  const uploads = Promise.all(pngs.map(upload));
  const waits: number[] = [];
  let areDone = false;
  void uploads.finally(() => (areDone = true));
  do {
    const began = performance.now();
    const answer = await fetch(`${address}/api/v1/projects/`);
    expect(answer.status).toBe(200);
    await answer.text();
    waits.push(performance.now() - began);
    await new Promise((resolve) => void setTimeout(resolve, 100));
  } while (!areDone);
  const statuses = await uploads;
  expect(statuses.filter((status) => status !== 201 && status !== 503 && status !== 429)).toEqual([]);
  expect(statuses).toContain(201);
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]).toBeLessThan(500);
  expect(await server.peakMemory()).toBeLessThan(mostMemory);
}, 300_000);
