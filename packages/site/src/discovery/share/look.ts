import type { Face } from '@janus-site/core';
import { halves } from '@janus-site/ui/components/Mark/halves.ts';
import { facePalette, palette } from '@janus-site/ui/theme/palette.ts';
import type { ColorRole } from '@janus-site/ui/theme/palette.ts';
import { halfShape, rasterize } from '../raster.ts';
import type { CardLook } from './card.ts';
import { cardHeight, cardWidth } from './card.ts';

/** The half disc at the edge: side by side, the cards of the two faces make the whole mark. */
const radius = 250;
/** As in the mark, where one half stands higher than the other. */
const shift = 30;
const margin = 80;
const gap = 40;
const markSize = 46;
const markScale = 1.15;
const markTop = 68;

const others: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };

/** The half of a disc that is on the card. */
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

/** How the cards of a face look: its paper and ink, its half of the mark at the edge that it looks from. */
export function createLook(face: Face): CardLook {
  const light = (role: ColorRole) => (facePalette[face][role] ?? palette[role])[0];
  const accent = light('accent');
  const { side } = halves[face];
  const isOnTheLeft = side > 0;
  const left = isOnTheLeft ? radius + gap + margin : margin;
  const mark = [
    { shape: halfShape(halves[face], markScale), color: accent },
    { shape: halfShape(halves[others[face]], markScale), color: light('text'), opacity: 0.28 },
  ];
  return {
    ground: light('background'),
    text: light('text'),
    muted: light('muted'),
    accent,
    shape: {
      pixels: drawHalf(accent, side),
      width: radius,
      height: 2 * radius,
      left: isOnTheLeft ? 0 : cardWidth - radius,
      top: cardHeight / 2 - radius + side * shift,
    },
    mark: { pixels: rasterize(mark, markSize), width: markSize, height: markSize, left, top: markTop },
    left,
    width: cardWidth - radius - gap - 2 * margin,
  };
}
