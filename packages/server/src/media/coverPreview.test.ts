import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverPreview } from './coverPreview.ts';
import { pictureName } from './files.ts';
import { createFolderStorage } from './folderStorage.ts';

let mediaFolder = '';
beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'covers-'));
});
afterAll(() => rm(mediaFolder, { recursive: true }));

/** Stores a picture as the server would, in one width only. */
async function keep(picture: Sharp, width: number | null = null): Promise<{ cover: string; path: string }> {
  const id = randomUUID();
  const path = join(mediaFolder, pictureName(id, width));
  await picture.webp({ quality: 90 }).toFile(path);
  return { cover: `/media/${id}.webp`, path };
}

const create = { width: 800, height: 900, channels: 3, background: '#3579bd' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;

test.each([
  ['a plain picture', sharp({ create }), null],
  ['a narrow picture', sharp({ create: { ...create, width: 90 } }), null],
  ['a picture that has a narrower file', sharp({ create: { ...create, width: 480 } }), 480],
  ['noise, which only a strong blur compresses', sharp({ create: { ...create, noise } }), null],
])('the preview of %s is small and has the proportions of a cover', async (_name, picture, width) => {
  const { cover } = await keep(picture, width);
  const preview = (await coverPreview(createFolderStorage(mediaFolder), cover)) ?? '';
  expect(preview).toMatch(/^data:image\/webp;base64,/);
  const bytes = Buffer.from(preview.split(',')[1] ?? '', 'base64');
  expect(bytes.length).toBeLessThanOrEqual(3000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 240 });
});

test('it has the colours of the cover, and is made once', async () => {
  const { cover, path } = await keep(sharp({ create }));
  const preview = await coverPreview(createFolderStorage(mediaFolder), cover);
  const { channels } = await sharp(Buffer.from(preview?.split(',')[1] ?? '', 'base64')).stats();
  const colour = channels.map(({ mean }) => mean);
  for (const [index, value] of [0x35, 0x79, 0xbd].entries())
    expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThan(6);
  await rm(path);
  expect(await coverPreview(createFolderStorage(mediaFolder), cover)).toBe(preview);
});

test('is absent without a cover, and for a transparent, external, missing or damaged one', async () => {
  const clear = { ...create, channels: 4, background: '#0000' } as const;
  const { cover } = await keep(sharp({ create: clear }));
  const damaged = randomUUID();
  await writeFile(join(mediaFolder, pictureName(damaged, null)), 'RIFF');
  for (const one of [
    cover,
    `/media/${damaged}.webp`,
    null,
    'https://example.com/cover.webp',
    '/media/../secret.webp',
    `/media/${randomUUID()}.webp`,
  ])
    expect(await coverPreview(createFolderStorage(mediaFolder), one)).toBeNull();
});
