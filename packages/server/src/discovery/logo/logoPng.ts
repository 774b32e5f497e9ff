import type { FaceLook } from '../look.ts';
import { plateShape, rasterize } from '../raster.ts';
import { lettersPng } from './letters.ts';
import type { OwnLogo } from './ownLogo.ts';

/** How an icon is drawn: the logo alone, on a plate with round corners, or without margins for systems that cut it. */
export type Cut = 'bare' | 'plate' | 'full';

/** The share of the square that a logo takes; systems cut off what is outside a circle of four fifths. */
const pictureShares: Readonly<Record<Cut, number>> = { bare: 1, plate: 0.74, full: 0.62 };
const corner = 7;

async function picturePng(raster: Uint8Array, { background }: FaceLook, cut: Cut, side: number) {
  const { sharp } = await import('../../media/sharp.ts');
  const { isOpaque } = await sharp(raster).stats();
  // An opaque picture is its own plate.
  const size = isOpaque ? side : Math.round(side * pictureShares[cut]);
  const logo = await sharp(raster).resize(size, size).png().toBuffer();
  if (size === side) return logo;
  const plate = rasterize([{ shape: plateShape(cut === 'plate' ? corner : 0), color: background[0] }], side);
  return sharp(plate, { raw: { width: side, height: side, channels: 4 } })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
}

/** Draws the owner's own logo as an icon. */
export function logoPng(logo: OwnLogo, look: FaceLook, cut: Cut, side: number): Promise<Buffer> {
  if (logo.kind === 'picture') return picturePng(logo.raster, look, cut, side);
  const isCut = cut === 'full';
  return lettersPng(logo.letters, look, { side, isCut, ...(isCut && { share: 0.82 }) });
}
