import { pictureWidths } from '@janus-site/core';
import sharp, { type Metadata } from 'sharp';
import { problem } from '../errors.ts';
import { pictureType } from './signature.ts';

export const largestUpload = 10 * 1024 * 1024;
const mostPixels = 40_000_000;
/** No screen shows more, and an original of 40 megapixels would only be slow. */
const longestSide = 4096;

// Everything libvips can read is a way in: only three formats stay open, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache({ files: 0, items: 50, memory: 50 });

export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP without metadata; `width` is null for the original. */
  files: { width: number | null; bytes: Buffer }[];
}

/** Decodes what was sent and writes it anew, so that nothing of the sender's bytes is ever served. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > largestUpload) throw problem('too_large');
  if (pictureType(bytes) === null) throw problem('invalid_picture');
  checkSize(await readable(sharp(bytes, { limitInputPixels: false }).metadata()));
  // Decoded once, whatever the number of widths.
  const { data, info } = await readable(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      // A camera turns pictures by a note in the metadata: turned for good before the note is dropped.
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const encode = (wanted: number): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels })
      .resize({ width: wanted })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  const files: EncodedPicture['files'] = [{ width: null, bytes: await encode(width) }];
  for (const narrower of pictureWidths.filter((known) => known < width)) {
    files.push({ width: narrower, bytes: await encode(narrower) });
  }
  return { width, height, files };
}

function checkSize({ width, height, pages = 1 }: Metadata): void {
  if (!width || !height) throw problem('invalid_picture');
  if (width * height * pages <= mostPixels) return;
  throw problem('too_large', {
    detail: {
      ru: 'Изображение больше 40 мегапикселей.',
      en: 'The picture has more than 40 megapixels.',
    },
  });
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw problem('invalid_picture');
  }
}
