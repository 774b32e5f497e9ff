import { request, type ClientRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const megabyte = 2 ** 20;
/** The bytes that are left of an account's, or the site's, limit. */
const rest = 50;

let bench: TestServer;
let media: string;
let picture: Blob;
const tokens: Record<string, string> = {};
const held: ClientRequest[] = [];

beforeAll(async () => {
  bench = await startTestServer();
  media = `${await bench.server.listen()}/api/v1/media/`;
  const { access_token: as } = await bench.signIn();
  for (const username of ['anna', 'boris', 'clara', 'dora']) {
    const body = { username, password: 'ten signs or more', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    tokens[username] = (await bench.signIn(username, body.password)).access_token;
  }
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(png)]);
});
afterEach(() => {
  for (const pending of held.splice(0)) pending.destroy();
});
afterAll(() => bench.stop());

const bearer = (name: string) => ({ authorization: `Bearer ${tokens[name]}` });

/** An upload that announces its size and sends no byte. */
function hold(name: string, bytes: number): void {
  const headers = {
    ...bearer(name),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(bytes),
  };
  const pending = request(media, { method: 'POST', headers, agent: false });
  // Refused because an upload of the test itself was under way, by a response or by a closed connection.
  const again = () => {
    const at = held.indexOf(pending);
    if (at === -1) return;
    held.splice(at, 1);
    pending.destroy();
    hold(name, bytes);
  };
  pending.on('response', again).on('error', again);
  pending.flushHeaders();
  held.push(pending);
}

async function upload(name: string): Promise<{ status: number; code?: string; retryAfter: string | null }> {
  const form = new FormData();
  form.set('file', picture, 'a.png');
  const answer = await fetch(media, { method: 'POST', headers: bearer(name), body: form });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: error?.code ?? '', retryAfter: answer.headers.get('retry-after') };
}

/** A held upload is counted once the server has authenticated its sender. */
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

const tooMany = { status: 429, code: 'too_many_requests', retryAfter: '10' };
const full = { status: 503, code: 'unavailable', retryAfter: '10' };

test('allows 32 megabytes at once per account and 64 in total; an aborted upload frees its share', async () => {
  for (const size of [10, 10, 10]) hold('anna', size * megabyte);
  hold('anna', 2 * megabyte - rest);
  await until(async () => expect(await upload('anna')).toEqual(tooMany));
  expect((await upload('boris')).status).toBe(201);

  for (const size of [10, 10, 10]) hold('boris', size * megabyte);
  hold('clara', 2 * megabyte);
  await until(async () => expect(await upload('clara')).toEqual(full));
  expect((await fetch(media.replace('media', 'projects'))).status).toBe(200);

  for (const pending of held.splice(0)) pending.destroy();
  await until(async () => expect((await upload('clara')).status).toBe(201));
});

test('allows 32 uploads at once per account', async () => {
  for (let count = 0; count < 32; count += 1) hold('dora', rest);
  await until(async () => expect(await upload('dora')).toEqual(tooMany));
  expect((await upload('clara')).status).toBe(201);
});
