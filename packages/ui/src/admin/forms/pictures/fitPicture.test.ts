import { afterEach, expect, test, vi } from 'vitest';
import { stubPictures } from '../../../testing/stubPictures.ts';
import { maxFileSize } from '../pictureLimits.ts';
import type { PictureDecoder } from './fitPicture.ts';
import { fitPicture, isHeic } from './fitPicture.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type: string, size = 1) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const drawn = file('drawn.webp', 'image/webp');
const decoder = (more: Partial<PictureDecoder> = {}) => ({
  sidesOf: vi.fn<PictureDecoder['sidesOf']>(() => Promise.resolve({ width: 800, height: 600 })),
  redraw: vi.fn<PictureDecoder['redraw']>(() => Promise.resolve(drawn)),
  ...more,
});

test('a HEIC photo is recognized by its type or, where the system gives none, by its name', () => {
  for (const [name, type] of [
    ['a.heic', ''],
    ['a.HEIF', 'application/octet-stream'],
    ['a', 'image/heic'],
    ['a', 'image/heif-sequence'],
  ] as const)
    expect(isHeic({ name, type }), `${name} ${type}`).toBe(true);
  expect(isHeic({ name: 'heic.png', type: 'image/png' })).toBe(false);
});

test('a HEIC photo is redrawn if the browser can read it, else the result is null', async () => {
  const photo = file('IMG_1.HEIC', '');
  const reads = decoder();
  expect(await fitPicture(photo, reads)).toBe(drawn);
  expect(reads.redraw).toHaveBeenCalledExactlyOnceWith(photo);
  const fails = decoder({ redraw: () => Promise.reject(new Error('no such format')) });
  expect(await fitPicture(photo, fails)).toBeNull();
});

test('files with too many bytes or pixels are redrawn; others are left unchanged', async () => {
  const heavy = file('heavy.png', 'image/png', maxFileSize + 1);
  expect(await fitPicture(heavy, decoder())).toBe(drawn);
  const wide = file('wide.png', 'image/png');
  const sidesOf = () => Promise.resolve({ width: 8000, height: 5001 });
  expect(await fitPicture(wide, decoder({ sidesOf }))).toBe(drawn);
  const plain = file('plain.png', 'image/png');
  const reads = decoder();
  expect(await fitPicture(plain, reads)).toBe(plain);
  // An unreadable file is sent as is: the server reports what is wrong with it.
  expect(await fitPicture(plain, decoder({ sidesOf: () => Promise.resolve(null) }))).toBe(plain);
  expect(reads.redraw).not.toHaveBeenCalled();
});

test('videos, SVG files and GIF animations are never redrawn', async () => {
  for (const type of ['video/mp4', 'image/svg+xml', 'image/gif']) {
    const moving = file('moving', type, maxFileSize * 2);
    const reads = decoder();
    expect(await fitPicture(moving, reads)).toBe(moving);
    expect(reads.redraw).not.toHaveBeenCalled();
  }
});

test('a browser without a canvas leaves small files unchanged and gives null for HEIC', async () => {
  stubPictures();
  const plain = file('plain.png', 'image/png');
  expect(await fitPicture(plain)).toBe(plain);
  expect(await fitPicture(file('a.heic', 'image/heic'))).toBeNull();
});
