import { maxFileSize } from '../pictureLimits.ts';

/** In pixels; what the server keeps at most. */
const longestSide = 4096;
const mostPixels = 40_000_000;
const quality = 0.9;

/** Films and drawings are never drawn anew, and an animation would stop. */
const untouched = /^(?:video\/|image\/(?:svg\+xml|gif)$)/;

/** What an iPhone keeps its photos as; not every system says so of the file. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.(?:heic|heif)$/i.test(name);

/** What reads and draws pictures. */
export interface PictureDecoder {
  /** Null where it cannot be read. */
  sidesOf(file: File): Promise<{ width: number; height: number } | null>;
  /** As a file of a kind that the server takes; rejects where it cannot be read. */
  redraw(file: File): Promise<File>;
}

/** Without the pixels where the browser can. */
async function sidesOf(file: File): ReturnType<PictureDecoder['sidesOf']> {
  let address = '';
  try {
    address = URL.createObjectURL(file);
    const image = new Image();
    image.src = address;
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas knows no metadata, so where a photo was taken stays here; which way is up is drawn. */
async function redraw(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  // Safari writes no WebP and answers with PNG
  if (blob.type !== 'image/webp') blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const end = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${end}`, { type: blob.type });
}

/**
 * A picture that the server takes: one of more than 40 megapixels, of too many bytes or of an iPhone is drawn anew, at
 * most 4096 pixels wide and high. Null for one that this browser cannot read; others are returned as they are.
 */
export async function fitPicture(
  file: File,
  decoder: PictureDecoder = { sidesOf, redraw },
): Promise<File | null> {
  if (untouched.test(file.type)) return file;
  const drawn = () => decoder.redraw(file).catch(() => null);
  if (isHeic(file) || file.size > maxFileSize) return drawn();
  const sides = await decoder.sidesOf(file);
  return sides !== null && sides.width * sides.height > mostPixels ? drawn() : file;
}
