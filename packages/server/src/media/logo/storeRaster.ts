import type { Database } from '../../db/schema.ts';
import type { MediaTable } from '../../db/schema/upkeep.ts';
import { problem, type ProblemError } from '../../errors.ts';
import { idOfFile, mediaAddress, mediaFile } from '../files.ts';
import { readFileOf, type MediaStorage } from '../storage.ts';
import { storeEncoded } from '../store.ts';
import { uploadQueue } from '../uploadQueue.ts';
import { drawApart } from './drawApart.ts';

/** The size of the largest icon. */
const side = 512;
const leastSide = 128;
/** Each page shows it, and a logo is only a few curves. */
const largestDrawing = 100 * 1024;
const widest = 3;

function unfit(ru: string, en: string): ProblemError {
  const message = { ru, en };
  return problem('unfit_logo', {
    detail: message,
    fields: [{ path: 'logo', code: 'unfit_logo', message }],
  });
}

type Row = Pick<MediaTable, 'content_type' | 'width' | 'height' | 'size'>;

function checkShape({ content_type: type, width, height, size }: Row): { width: number; height: number } {
  const [long, short] = [Math.max(width ?? 1, height ?? 1), Math.min(width ?? 1, height ?? 1)];
  if (!type.startsWith('image/'))
    throw unfit('Логотипом может быть картинка, но не видео.', 'A logo is a picture, not a video.');
  if (long > short * widest)
    throw unfit(
      'Логотип слишком вытянут: одна сторона больше другой втрое. Обрежьте его ближе к квадрату.',
      'The logo is too long: one side is more than three times the other. Crop it nearer to a square.',
    );
  if (type === 'image/svg+xml') {
    if (size > largestDrawing)
      throw unfit(
        'Логотип в SVG больше 100 КБ. Упростите его или загрузите как PNG.',
        'The SVG of the logo is larger than 100 KB. Simplify it, or upload it as a PNG.',
      );
  } else if (short < leastSide) {
    throw unfit(
      'Логотип меньше 128 пикселей: на значке телефона он будет размыт. Возьмите картинку крупнее или SVG.',
      'The logo is smaller than 128 pixels: it would be blurred on the icon of a phone. Take a larger picture or an SVG.',
    );
  }
  return { width: width ?? 1, height: height ?? 1 };
}

async function drawingInPixels(svg: string, shape: { width: number; height: number }, account: string) {
  // The drawing centred in a square, as large as fits.
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${shape.width} ${shape.height}">${svg}</svg>`;
  const drawn = await drawApart({ svg: square, side }, account);
  if (drawn) return drawn;
  throw unfit(
    'Этот SVG не удалось нарисовать: он пуст, повреждён или слишком сложен. Сохраните его заново или загрузите как PNG.',
    'This SVG could not be drawn: it is empty, damaged or too complicated. Save it anew, or upload it as a PNG.',
  );
}

async function pictureInPixels(bytes: Buffer, shape: { width: number; height: number }, account: string) {
  const { sharp } = await import('../sharp.ts');
  return uploadQueue.run(account, shape.width * shape.height, () =>
    sharp(bytes)
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ lossless: true })
      .toBuffer(),
  );
}

/**
 * Stores a picture of the library as the square that icons are made from; returns its address. It is drawn once, when
 * it is chosen: no visitor's request draws a stranger's SVG.
 * @throws ProblemError `unfit_logo`, with the reason in words.
 */
export async function storeRaster(
  db: Database,
  media: MediaStorage,
  { picture, account = '' }: { picture: string; account?: string | undefined },
): Promise<string> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'content_type', 'width', 'height', 'size'])
    .where('id', '=', idOfFile(picture.slice('/media/'.length)) ?? '')
    .where('kind', '=', 'picture')
    .executeTakeFirst();
  const shape = row && checkShape(row);
  const file = row && mediaAddress(row) === picture ? await readFileOf(media, mediaFile(row)) : null;
  if (!shape || !file)
    throw unfit(
      'Этой картинки нет среди файлов сайта. Загрузите её ещё раз.',
      'This picture is not among the files of the site. Upload it again.',
    );
  const isDrawing = row.content_type === 'image/svg+xml';
  const bytes = await (isDrawing
    ? drawingInPixels(file.toString('utf8'), shape, account)
    : pictureInPixels(file, shape, account));
  const files = [{ width: null, bytes }];
  const square = { type: 'image/webp', width: side, height: side, files } as const;
  const stored = await storeEncoded(db, media, square, { inLibrary: false });
  return stored.url;
}
