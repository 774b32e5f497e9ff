import type { Face } from '@janus-site/core';

/** Half of a disc in a square of 32, divided vertically through its centre. */
export interface Half {
  x: number;
  y: number;
  radius: number;
  /** -1 for the left half, 1 for the right one. */
  side: -1 | 1;
}

/** The two halves of the mark, also used to draw the icons of the site. */
export const halves: Readonly<Record<Face, Half>> = {
  portfolio: { x: 15, y: 14, radius: 11.5, side: -1 },
  blog: { x: 17, y: 18, radius: 11.5, side: 1 },
};

/** Returns the SVG path of a half. */
export function halfPath({ x, y, radius, side }: Half): string {
  const height = 2 * radius;
  return `M${x} ${y - radius}v${height}a${radius} ${radius} 0 0 ${side < 0 ? 1 : 0} 0-${height}`;
}
