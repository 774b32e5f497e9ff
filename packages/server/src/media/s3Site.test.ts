import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive, writeArchive } from '../backup/archive.ts';
import { run } from '../cli/run.ts';
import type { Schemas } from '../contract/types.ts';
import { startS3Server, type S3Server } from '../testing/s3Server.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { openStorage } from './openStorage.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './storage.ts';
import { sweepMedia } from './sweep.ts';

let s3: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'janus-s3-site-'));
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const quiet = (): void => undefined;
const storageOf = (storageUrl: string): MediaStorage => openStorage({ mediaFolder: '/nowhere', storageUrl });

async function namesIn(storage: MediaStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
}

async function upload(bench: TestServer): Promise<{ status: number; headers: Headers; url: string }> {
  const { access_token: as } = await bench.signIn();
  const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)]), 'red.png');
  const { status, headers, body } = await bench.ask<Schemas['Media']>('POST', '/api/v1/media/', { as, form });
  return { status, headers, url: body.url ?? '' };
}

test('a picture in S3 is served in its widths and ranges, backed up, restored and swept', async () => {
  const bench = await startTestServer({ settings: { storageUrl: s3.url } });
  const { status, url } = await upload(bench);
  expect(status).toBe(201);
  const whole = await bench.ask('GET', url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const narrow = await bench.ask('GET', `${url}?w=480`);
  const length = (answer: typeof whole): number => Number(answer.headers.get('content-length'));
  expect([narrow.status, length(narrow) < length(whole)]).toEqual([200, true]);
  const part = await bench.ask('GET', url, { headers: { range: 'bytes=0-9' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-9/${length(whole)}`]);
  const missing = await bench.ask('GET', '/media/00000000-0000-4000-8000-000000000000.webp');
  expect(missing.status).toBe(404);

  const storage = storageOf(s3.url);
  const names = await namesIn(storage);
  expect(names.length).toBeGreaterThan(1);
  const { db } = bench.server.database;
  const file = join(folder, 'site.janus');
  await writeArchive(db, storage, file, quiet);
  await db.updateTable('media').set({ in_library: 0 }).execute();
  expect(await sweepMedia(db, storage, { now: Date.now() + 1000, grace: 0 })).toBe(1);
  expect(await namesIn(storage)).toEqual([]);
  await readArchive(db, storage, file, quiet);
  expect(await namesIn(storage)).toEqual(names);
  expect((await bench.ask('GET', url)).status).toBe(200);
  await db.deleteFrom('media').execute();
  await sweepMedia(db, storage, { now: Date.now() + 60_000, grace: 0 });
  await bench.stop();
});

test('if the storage is down, its pictures are a 503, and everything else works', async () => {
  const away = await startS3Server();
  const bench = await startTestServer({ settings: { storageUrl: away.url } });
  const { url } = await upload(bench);
  await away.stop();
  for (const answer of [await bench.ask('GET', url), await upload(bench)])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await bench.ask('GET', '/api/v1/projects/')).status).toBe(200);
  await bench.stop();
});

test('a silent storage does not hold back a post, whose preview is missing', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  silent.on('connection', (socket) => sockets.add(socket));
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const bench = await startTestServer({
    settings: { storageUrl: `http://KEY:SECRET@127.0.0.1:${port}/bucket` },
  });
  const { db } = bench.server.database;
  const { access_token: as } = await bench.signIn();
  const text = { language: 'ru', title: 'Тихо', body: 'Текст', status: 'published' };
  const made = await bench.ask('POST', '/api/v1/posts/', { as, body: { translations: [text] } });
  expect(made.text).toContain('"id"');
  await db
    .updateTable('posts')
    .set({ cover: `/media/${randomUUID()}.webp` })
    .execute();
  const path = `/api/v1/posts/${String(made.body.id)}/`;
  const read = async (): Promise<number> => {
    const began = performance.now();
    expect(await bench.ask('GET', path)).toMatchObject({ status: 200, body: { cover_preview: null } });
    return performance.now() - began;
  };
  expect(await read()).toBeLessThan(1000);
  expect(sockets.size).toBe(1);
  expect(await read()).toBeLessThan(250);
  await bench.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('if the storage fails in the middle of a file, only that response is cut off', async () => {
  const cut = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' });
    response.write('half');
    setTimeout(() => response.socket?.resetAndDestroy(), 50);
  }).listen(0, '127.0.0.1');
  await once(cut, 'listening');
  const { port } = cut.address() as AddressInfo;
  const storageUrl = `http://KEY:SECRET@127.0.0.1:${port}/bucket`;
  const bench = await startTestServer({ settings: { storageUrl } });
  const address = await bench.server.listen();
  const answer = await fetch(`${address}/media/00000000-0000-4000-8000-000000000000.webp`);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  expect((await fetch(`${address}/api/v1/projects/`)).status).toBe(200);
  await bench.stop();
  cut.close();
});

test('uploads move to S3 and back, each is copied once, and no secret is shown', async () => {
  const data = join(folder, 'data');
  const source = createFolderStorage(join(data, 'media'));
  for (let at = 0; at < 5; at += 1)
    await source.put(`00000000-0000-4000-8000-00000000000${at}.webp`, Buffer.from(`picture ${at}`));
  await source.put('notes.txt', Buffer.from('no upload'));
  const said: string[] = [];
  const type = async (line: string, environment: Record<string, string>) => {
    const say = (text: string): void => void said.push(text);
    const surroundings = { environment, folder, out: say, err: say, readInput: async () => `${s3.url}\n` };
    const code = await run(line.split(' '), surroundings);
    return { code, text: said.at(-1) ?? '' };
  };
  const local = { JANUS_DATA: data };
  // it creates a site
  expect((await type('user create owner', local)).code).toBe(0);
  expect((await type('media move', local)).code).toBe(2);
  expect((await type('media move --to https://x.example', local)).code).toBe(2);
  expect((await type('media move --to - --dry-run', local)).text).toMatch(/^5 would be copied, 0 /);
  const bucket = storageOf(s3.url);
  expect(await namesIn(bucket)).toEqual([]);
  // one file is there already, and one is truncated
  await bucket.put('00000000-0000-4000-8000-000000000001.webp', Buffer.from('picture 1'));
  await bucket.put('00000000-0000-4000-8000-000000000002.webp', Buffer.from('pict'));
  expect((await type('media move --to -', local)).text).toMatch(/^4 copied and compared, 1 were there/);
  expect((await type(`media move --to ${s3.url}`, local)).text).toMatch(
    /^0 copied and compared, 5 were there/,
  );
  const remote = { JANUS_DATA: data, JANUS_STORAGE_URL: s3.url };
  expect(await type('media move --to back', remote)).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, 'back')).sort()).toEqual(
    (await namesIn(source)).filter((name) => name !== 'notes.txt'),
  );
  // neither a dry run nor a run that copies nothing is an event
  const database = new DatabaseSync(join(data, 'janus.sqlite'));
  const events = database.prepare('select action from events').all();
  database.close();
  expect(events.map(({ action }) => action)).toEqual(['account_created', 'uploads_moved', 'uploads_moved']);
  await type('config', remote);
  expect(said.join('\n')).toContain('JANUS_STORAGE_URL=(hidden)');
  expect(said.join('\n')).not.toContain('S3RVER');
});
