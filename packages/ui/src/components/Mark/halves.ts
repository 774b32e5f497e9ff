import type { Face } from '@janus-site/core';

/** Half of a disc in a square of 32, cut upright through its centre. */
export interface Half {
  x: number;
  y: number;
  radius: number;
  /** -1 for the half on the left, 1 for that on the right. */
  side: -1 | 1;
}

/** The two halves of the mark; the icons of the site are drawn from them, too. */
export const halves: Readonly<Record<Face, Half>> = {
  portfolio: { x: 15, y: 14, radius: 11.5, side: -1 },
  blog: { x: 17, y: 18, radius: 11.5, side: 1 },
};

/** A half as the path of an SVG. */
export function halfPath({ x, y, radius, side }: Half): string {
  const height = 2 * radius;
  return `M${x} ${y - radius}v${height}a${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} 0-${height}`;
}
