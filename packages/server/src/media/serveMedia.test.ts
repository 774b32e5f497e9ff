import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './storage.ts';
import { serveMedia } from './serveMedia.ts';

const id = '00000000-0000-4000-8000-000000000000';
const app = fastify();
let mediaFolder = '';
let get: MockInstance<MediaStorage['get']>;

beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(mediaFolder, `${id}.webp`), 'original');
  await writeFile(join(mediaFolder, `${id}-960.webp`), '960');
  await writeFile(join(mediaFolder, `${id}.svg`), '<svg/>');
  await writeFile(join(mediaFolder, `${id}.mp4`), 'a video');
  const media = createFolderStorage(mediaFolder);
  get = vi.spyOn(media, 'get');
  serveMedia(app, { media });
});

afterAll(async () => {
  await app.close();
  await rm(mediaFolder, { recursive: true });
});

test.each([
  ['', 'original'],
  ['?w=960', '960'],
  // Stored before this width existed: never the original, which may be ten times as heavy.
  ['?w=720', '960'],
  ['?w=480', '960'],
  ['?w=1600', 'original'],
  ['?w=481', 'original'],
  ['?w=../secret', 'original'],
])('a picture of width %j is the next stored one: %s', async (query, body) => {
  const answer = await app.inject(`/media/${id}.webp${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers.etag).toBe(body === '960' ? `"${id}-960"` : `"${id}"`);
});

test.each([
  ['bytes=2-4', 206, 'igi', 'bytes 2-4/8'],
  ['bytes=6-', 206, 'al', 'bytes 6-7/8'],
  ['bytes=-3', 206, 'nal', 'bytes 5-7/8'],
  ['bytes=2-999', 206, 'iginal', 'bytes 2-7/8'],
  ['bytes=8-', 416, '', 'bytes */8'],
  ['bytes=4-2', 200, 'original', undefined],
  ['bytes=0-1,4-5', 200, 'original', undefined],
])('the range %j gets %i: %j', async (range, status, body, part) => {
  const answer = await app.inject({ url: `/media/${id}.webp`, headers: { range } });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, part]);
});

test('a cached picture is not sent again, and a changed one is sent completely', async () => {
  const etag = `"${id}"`;
  const unchanged = await app.inject({ url: `/media/${id}.webp`, headers: { 'if-none-match': etag } });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  const changed = { range: 'bytes=0-1', 'if-range': '"other"' };
  expect((await app.inject({ url: `/media/${id}.webp`, headers: changed })).statusCode).toBe(200);
});

test.each([
  [`"other", W/"${id}"`, 304],
  ['*', 304],
  // of another width, and so of other bytes
  [`"${id}-960"`, 200],
])('If-None-Match: %s gets %i', async (tags, status) => {
  const asked = { url: `/media/${id}.webp`, headers: { 'if-none-match': tags } };
  expect((await app.inject(asked)).statusCode).toBe(status);
});

test.each([`${id}.webp`, `${id}.mp4`])(
  'HEAD of %s has the headers of GET, and reads no file',
  async (name) => {
    const { headers } = await app.inject(`/media/${name}`);
    get.mockClear();
    const head = await app.inject({
      method: 'HEAD',
      url: `/media/${name}`,
      headers: { range: 'bytes=0-1' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect({ ...head.headers, date: headers.date }).toEqual(headers);
    expect(get).not.toHaveBeenCalled();
    expect((await app.inject({ method: 'HEAD', url: `/media/${name.replace('0', '1')}` })).statusCode).toBe(
      404,
    );
  },
);

test('an SVG has a policy that forbids scripts and loading, and a video is served in ranges', async () => {
  const drawing = await app.inject(`/media/${id}.svg`);
  expect(drawing.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const video = await app.inject({ url: `/media/${id}.mp4`, headers: { range: 'bytes=2-6' } });
  expect([video.statusCode, video.body, video.headers['content-type']]).toEqual([206, 'video', 'video/mp4']);
  for (const name of [`${id}.webm`, `${id}.html`, `${id}-480.svg`, `${id}.svg.webp`])
    expect((await app.inject(`/media/${name}`)).statusCode).toBe(404);
});
