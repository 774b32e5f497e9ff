import type { Face } from '@janus-site/core';
import { shareLayout } from '@janus-site/core';
import { logoPng } from '../logo/logoPng.ts';
import type { OwnLogo } from '../logo/ownLogo.ts';
import type { FaceLook, SiteLook } from '../look.ts';
import { otherFace } from '../otherFace.ts';
import { halfShape, rasterize } from '../raster.ts';
import type { CardLook } from './card.ts';

const { width, height, radius, shift, margin, gap, room, mark: small } = shareLayout;
const markScale = 1.15;

/** The half of a disc on the card. */
function drawHalf(color: string, side: -1 | 1): Uint8ClampedArray<ArrayBuffer> {
  const size = 2 * radius;
  const disc = rasterize([{ shape: halfShape({ x: 16, y: 16, radius: 16, side }, 1), color }], size);
  const half = new Uint8ClampedArray(4 * radius * size);
  const start = side < 0 ? 0 : radius;
  for (let row = 0; row < size; row += 1) {
    const from = 4 * (row * size + start);
    half.set(disc.subarray(from, from + 4 * radius), 4 * row * radius);
  }
  return half;
}

async function ownMark(own: OwnLogo, look: FaceLook): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { sharp } = await import('../../media/sharp.ts');
  const drawn = await logoPng(own, look, 'bare', small.size);
  return new Uint8ClampedArray(await sharp(drawn).ensureAlpha().raw().toBuffer());
}

/**
 * The look of a face's cards: its background and text colours, the owner's own logo or the mark before the name, and
 * its half of the mark at the edge, which is the shape of a picture.
 */
export async function createCardLook(face: Face, site: SiteLook, own: OwnLogo | null): Promise<CardLook> {
  const { half, ...colours } = site[face];
  const [accent, ground, text, muted] = [
    colours.accent[0],
    colours.background[0],
    colours.text[0],
    colours.muted[0],
  ];
  const { side } = half;
  const isOnTheLeft = side > 0;
  const left = isOnTheLeft ? radius + gap + margin : margin;
  const mark = [
    { shape: halfShape(half, markScale), color: accent },
    { shape: halfShape(site[otherFace[face]].half, markScale), color: text, opacity: 0.28 },
  ];
  const pixels = own ? await ownMark(own, site[face]) : rasterize(mark, small.size);
  return {
    ground,
    text,
    muted,
    accent,
    shape: {
      pixels: drawHalf(accent, side),
      width: radius,
      height: 2 * radius,
      left: isOnTheLeft ? 0 : width - radius,
      top: height / 2 - radius + side * shift,
    },
    mark: { pixels, width: small.size, height: small.size, left, top: small.top },
    left,
    width: room,
  };
}
