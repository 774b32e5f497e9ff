import { pictureWidths } from '@janus-site/core';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { problem } from '../errors.ts';
import type { sharp as makePicture } from './sharp.ts';
import { isHeic, pictureType } from './signature.ts';
import { uploadQueue } from './uploadQueue.ts';

export const largestUpload = 10 * 1024 * 1024;
const mostPixels = 40_000_000;
/** No screen shows more, and an original of 40 megapixels would only be slow. */
const longestSide = 4096;

export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP without metadata; `width` is null for the original. */
  files: { width: number | null; bytes: Buffer }[];
}

/**
 * Decodes the upload and encodes it again, so that none of the sender's bytes are ever served.
 * @param account The account that queues for the decoder; the empty string for the server itself.
 */
export async function encodePicture(bytes: Buffer, account = ''): Promise<EncodedPicture> {
  if (bytes.length > largestUpload) throw problem('too_large');
  if (isHeic(bytes)) throw problem('invalid_picture', { detail: heicHelp });
  if (pictureType(bytes) === null) throw problem('invalid_picture');
  const { sharp } = await import('./sharp.ts');
  const facts = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  const pixels = checkSize(facts);
  const isMoving = (facts.pages ?? 1) > 1;
  return uploadQueue.run(account, pixels, () => (isMoving ? encodeMoving : encode)(bytes, sharp));
}

const heicHelp = {
  ru: 'Это HEIC, формат фотографий Айфона: его читает не всякий браузер. Сохраните фотографию как JPEG (на Айфоне: Настройки → Камера → Форматы → Наиболее совместимые) или загрузите её из Safari.',
  en: 'This is HEIC, the format of iPhone photos, which not every browser reads. Save the photo as JPEG (on the iPhone: Settings → Camera → Formats → Most Compatible), or upload it from Safari.',
};

/** More frames than a short animation has; longer ones are videos. */
const mostFrames = 500;
/** An animation is as heavy as its frames together: it is never stored wider than a text. */
const widestMoving = 1080;

/** An animation stays one, in a single width: each further width would decode all frames again. */
async function encodeMoving(bytes: Buffer, sharp: MakePicture): Promise<EncodedPicture> {
  const { data, info } = await readable(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: true })
      .resize({ width: widestMoving, withoutEnlargement: true })
      .webp({ quality: 75, effort: 1 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.pageHeight ?? info.height, files: [{ width: null, bytes: data }] };
}

type MakePicture = typeof makePicture;

/** Pixels as decoded. */
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Each width is made from the next wider one. The pixels of the original never enter JavaScript, where they would stay
 * until garbage collection: the widths below a much wider original are made from its WebP, others by decoding the
 * upload again.
 */
async function encode(bytes: Buffer, sharp: MakePicture): Promise<EncodedPicture> {
  // Cameras record rotation in the metadata, so the pixels are rotated before the metadata is dropped.
  const decode = (source: Buffer) =>
    sharp(source, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient();
  const fromRaw = ({ data, info: { width, height, channels } }: Raw) =>
    sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels });
  const original = await readable(
    asWebp(
      decode(bytes).resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      }),
    ).toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = original.info;
  const files: EncodedPicture['files'] = [{ width: null, bytes: original.data }];
  const narrower = pictureWidths.filter((one) => one < width).toReversed();
  const [widest] = narrower;
  if (widest === undefined) return { width, height, files };
  let raw: Raw = await readable(
    decode(width >= 2 * widest ? original.data : bytes)
      .resize({ width: widest })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  for (const wanted of narrower) {
    if (wanted !== widest)
      raw = await fromRaw(raw).resize({ width: wanted }).raw().toBuffer({ resolveWithObject: true });
    files.splice(1, 0, { width: wanted, bytes: await asWebp(fromRaw(raw)).toBuffer() });
  }
  return { width, height, files };
}

function asWebp(picture: Sharp): Sharp {
  return picture.webp({ quality: 82, effort: 2 });
}

const longAnimation = {
  ru: 'Анимация слишком большая: больше 500 кадров или все кадры вместе больше 40 мегапикселей. Загрузите её как видео MP4 или WebM.',
  en: 'The animation is too large: more than 500 frames, or more than 40 megapixels in all of them. Upload it as an MP4 or WebM video.',
};

/** The number of pixels. */
function checkSize({ width, height, pages = 1 }: Metadata): number {
  if (!width || !height) throw problem('invalid_picture');
  const pixels = width * height * pages;
  if (pages > 1 && (pixels > mostPixels || pages > mostFrames))
    throw problem('too_large', { detail: longAnimation });
  if (pixels <= mostPixels) return pixels;
  throw problem('too_large', {
    detail: {
      ru: 'Картинка больше 40 мегапикселей.',
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
