import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../errors.ts';
import { encodePicture } from './picture.ts';
import { isPdf } from './signature.ts';

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3579bd' } });
const codeOf = (bytes: Buffer): Promise<string> =>
  encodePicture(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // A wrong checksum is fine here: the size is refused before the data is read.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}

/** A small file that claims to be a huge picture. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture is stored in narrower widths too, without metadata, and rotated upright', async () => {
  const bytes = await plain(700, 1000)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, files } = await encodePicture(bytes);
  expect([width, height]).toEqual([1000, 700]);
  expect(files.map((file) => file.width)).toEqual([null, 480, 720]);
  for (const file of files) {
    const facts = await sharp(file.bytes).metadata();
    expect(facts.format).toBe('webp');
    expect(facts.exif ?? facts.icc ?? facts.xmp).toBeUndefined();
    expect(facts.width).toBe(file.width ?? 1000);
  }
});

/** Frames of a single colour each. */
async function frames(count: number, side = 40): Promise<Buffer> {
  const frame = (at: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: { r: at % 250, g: at % 200, b: 9 } },
    })
      .png()
      .toBuffer();
  const all = await Promise.all(Array.from({ length: count }, (_, at) => frame(at * 60)));
  return sharp(all, { join: { animated: true } })
    .gif({ delay: all.map(() => 50) })
    .toBuffer();
}

test('an animated GIF stays animated, and a still one becomes an ordinary picture', async () => {
  const { width, height, files } = await encodePicture(await frames(3));
  expect([width, height, files.length]).toEqual([40, 40, 1]);
  expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    delay: [50, 50, 50],
  });
  const still = await encodePicture(await plain(9, 9).gif().toBuffer());
  expect((await sharp(still.files[0]?.bytes).metadata()).pages ?? 1).toBe(1);
});

test('an animated WebP stays animated; one with too many frames is refused before decoding', async () => {
  const webp = await sharp(await frames(3), { animated: true })
    .webp()
    .toBuffer();
  expect((await sharp((await encodePicture(webp)).files[0]?.bytes).metadata()).pages).toBe(3);
  expect(await codeOf(await frames(501, 2))).toBe('too_large');
});

test('AVIF is accepted', async () => {
  const avif = await plain(60, 40).avif({ effort: 0 }).toBuffer();
  expect(await encodePicture(avif)).toMatchObject({ width: 60, height: 40 });
});

test('transparency is preserved', async () => {
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const [file] = (await encodePicture(bytes)).files;
  expect((await sharp(file?.bytes).metadata()).hasAlpha).toBe(true);
});

describe('rejected pictures', () => {
  test.each([
    ['a HEIC photo', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1rest of it', 'latin1')],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'an SVG behind a PNG signature',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'),
    ],
    ['an HTML page named as a picture', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'HTML behind a JPEG signature',
      async () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
    ['a truncated JPEG', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900)],
    [
      'a truncated PNG',
      async () =>
        (
          await sharp(Buffer.from(noise()), { raw: { width: 100, height: 100, channels: 3 } })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
    ],
    [
      'a truncated WebP',
      async () =>
        (
          await sharp(Buffer.from(noise()), { raw: { width: 100, height: 100, channels: 3 } })
            .webp()
            .toBuffer()
        ).subarray(0, 900),
    ],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s', async (_name, make) => {
    expect(await codeOf(await make())).toBe('invalid_picture');
  });

  test('a decompression bomb, by its dimensions, before decoding', async () => {
    expect(await codeOf(bomb(20_000, 20_000))).toBe('too_large');
    expect(await codeOf(bomb(2_000_000_000, 2_000_000_000))).toMatch(/too_large|invalid_picture/);
  });

  test('more than ten mebibytes', async () => {
    expect(await codeOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('too_large');
  });
});

test('nothing of a polyglot’s appended payload is stored', async () => {
  const payload = '<script>alert(1)</script>';
  const bytes = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from(payload, 'latin1')]);
  for (const file of (await encodePicture(bytes)).files) {
    expect(file.bytes.toString('latin1')).not.toMatch(/script/);
  }
});

test.each([
  ['%PDF-1.7\n…\n%%EOF\n', true],
  ['%PDF-1.7\n…', false],
  ['<html>%PDF-1.7 %%EOF', false],
  ['', false],
])('%j is a PDF: %s', (text, answer) => {
  expect(isPdf(Buffer.from(text))).toBe(answer);
});

/** Bytes that compress badly. */
function noise(): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length: 30_000 }, () => (seed = (seed * 16_807) % 2_147_483_647) & 255);
}
