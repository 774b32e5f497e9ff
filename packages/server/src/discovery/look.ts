import type { Face, Site } from '@janus-site/core';

/** A colour as `#rrggbb` in the light and the dark theme. */
type Pair = readonly [light: string, dark: string];

/** Half of a disc in a square of 32, cut vertically through its centre. */
export interface HalfDisc {
  x: number;
  y: number;
  radius: number;
  /** -1 for the left half, 1 for the right half. */
  side: -1 | 1;
  /** The same as an SVG path. */
  path: string;
}

/** The parts from which a face's icons, cards and manifest are drawn. */
export interface FaceLook {
  /** Its half of the mark. */
  half: HalfDisc;
  accent: Pair;
  /** A legible colour on the accent. */
  accentText: Pair;
  background: Pair;
  text: Pair;
  muted: Pair;
}

export type SiteLook = Readonly<Record<Face, FaceLook>>;

/** Returns the look of a site with these settings; provided by the host of the pages. */
export type LookOf = (site: Site) => SiteLook;
