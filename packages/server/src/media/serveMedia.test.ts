import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import { serveMedia } from './serveMedia.ts';

const id = '00000000-0000-4000-8000-000000000000';
const app = fastify();
let mediaFolder = '';

beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(mediaFolder, `${id}.webp`), 'original');
  await writeFile(join(mediaFolder, `${id}-960.webp`), '960');
  serveMedia(app, { settings: { mediaFolder } as ServerContext['settings'] });
});

afterAll(async () => {
  await app.close();
  await rm(mediaFolder, { recursive: true });
});

test.each([
  ['', 'original'],
  ['?w=960', '960'],
  // Kept before this width was: never the original, which may be ten times as heavy.
  ['?w=720', '960'],
  ['?w=480', '960'],
  ['?w=1600', 'original'],
  ['?w=481', 'original'],
  ['?w=../secret', 'original'],
])('a picture at the width %j is the next one that is kept: %s', async (query, body) => {
  const answer = await app.inject(`/media/${id}.webp${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers.etag).toBe(body === '960' ? `"${id}-960"` : `"${id}"`);
});
