import { maxFileSize } from '../pictureLimits.ts';

/** In pixels; the most that the server keeps. */
const longestSide = 4096;
const mostPixels = 40_000_000;
const quality = 0.9;

/** Videos and SVG are never re-encoded, and a GIF would lose its animation. */
const untouched = /^(?:video\/|image\/(?:svg\+xml|gif)$)/;

/** Returns whether it is an iPhone photo; not every system sets the file's type. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.(?:heic|heif)$/i.test(name);

/** Reads and re-encodes pictures. */
export interface PictureDecoder {
  /** Null if it cannot be read. */
  sidesOf(file: File): Promise<{ width: number; height: number } | null>;
  /** Returns a file of a type the server accepts; rejects if the picture cannot be read. */
  redraw(file: File): Promise<File>;
}

/** Avoids decoding the pixels if the browser can. */
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

/** A canvas drops metadata, so the location of a photo stays on the device; the orientation is applied. */
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
  // Safari cannot encode WebP and returns PNG
  if (blob.type !== 'image/webp') blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  // Safari frees the memory of a canvas late, and ends a page that uses too much.
  canvas.width = canvas.height = 0;
  const end = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${end}`, { type: blob.type });
}

/**
 * Returns a picture that the server accepts: one over 40 megapixels, too large in bytes or from an iPhone is re-encoded
 * at no more than 4096 pixels a side. Null if this browser cannot read it; others are returned unchanged.
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
