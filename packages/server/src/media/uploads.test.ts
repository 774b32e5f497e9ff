import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { prepareProcess } from '../hardening/crash/process.ts';
import { testPassword } from '../testing/testSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'janus-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In megabytes, beyond what they take one after another. */
const mostMore = 100;

const server = prepareProcess({
  JANUS_DATA: folder,
  JANUS_OWNER_PASSWORD: testPassword,
  JANUS_SAMPLE: 'off',
  JANUS_LOG_LEVEL: 'error',
});
afterAll(() => server.kill());

/** A file of few bytes and 39.7 megapixels; a square keeps the most pixels, and transparency takes the most memory. */
function largePicture(): Promise<Buffer> {
  const background = { r: 10, g: 30, b: 50, alpha: 0.5 };
  return sharp({ create: { width: 6300, height: 6300, channels: 4, background } })
    .png()
    .toBuffer();
}

test('small files of 39.7 megapixels sent at once are decoded one by one, while others are served', async () => {
  const address = await server.open();
  const login = await fetch(`${address}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password: testPassword }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const png = await largePicture();
  expect(png.length).toBeLessThan(1_000_000);

  async function upload(): Promise<number> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(png)]), 'large.png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/api/v1/media/`, { method: 'POST', headers, body: form });
    await answer.text();
    return answer.status;
  }
  for (const status of [await upload(), await upload()]) expect(status).toBe(201);
  const memoryInTurn = await server.peakMemory();
  const uploads = Promise.all([upload(), upload(), upload()]);
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
  expect(await uploads).toEqual([201, 201, 201]);
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)]).toBeLessThan(500);
  expect((await server.peakMemory()) - memoryInTurn).toBeLessThan(mostMore);
}, 120_000);
