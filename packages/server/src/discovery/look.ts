import type { Face, Site } from '@janus-site/core';

/** A colour as `#rrggbb` in the light theme and in the dark one. */
type Pair = readonly [light: string, dark: string];

/** Half of a disc in a square of 32, cut upright through its centre. */
export interface HalfDisc {
  x: number;
  y: number;
  radius: number;
  /** -1 for the half on the left, 1 for that on the right. */
  side: -1 | 1;
  /** The same as the path of an SVG. */
  path: string;
}

/** What icons, cards and the manifest of a face are drawn with. */
export interface FaceLook {
  /** Its half of the mark. */
  half: HalfDisc;
  accent: Pair;
  /** What is legible on the accent. */
  accentText: Pair;
  background: Pair;
  text: Pair;
  muted: Pair;
}

export type SiteLook = Readonly<Record<Face, FaceLook>>;

/** How a site with these settings looks; the host of the pages knows it. */
export type LookOf = (site: Site) => SiteLook;

export const otherFace: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };
