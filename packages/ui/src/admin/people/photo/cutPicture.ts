/** A part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels. Photos are shown small: more a side would only cost bandwidth. */
const largestSide = 1024;

/** Returns the side of the uploaded square for a part of this width. */
export const sideOf = (width: number): number => Math.max(1, Math.min(largestSide, Math.round(width)));

/** Decodes a local picture; null if the browser cannot read it. */
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

/** Returns the square part of a picture as a file. */
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
  // A browser without WebP encoding produces PNG, which the type shows.
  return (
    blob && new File([blob], `${name.replace(/\.\w+$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type })
  );
}
