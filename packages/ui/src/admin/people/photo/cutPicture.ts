/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Photos are shown small: more than this many pixels on a side only cost. */
const largestSide = 1024;

/** The side of the square that is sent for a part of that width. */
export const sideOf = (width: number): number => Math.max(1, Math.min(largestSide, Math.round(width)));

/** A picture from the device, decoded; null when the browser cannot read it. */
export async function readPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

/** The square part of a picture as a file of its own. */
export async function cutPicture(picture: HTMLImageElement, part: Part, name: string): Promise<File | null> {
  const side = sideOf(part.width);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  // A browser that writes no WebP gives PNG; the type says which.
  return (
    blob && new File([blob], `${name.replace(/\.\w+$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type })
  );
}
