import { colorsOf } from './colors.ts';
import { createRandom } from './random.ts';
import { height, short, width, type Shape } from './shapes.ts';
import { bars } from './systems/bars.ts';
import { contours } from './systems/contours.ts';
import { flow } from './systems/flow.ts';
import { halftone } from './systems/halftone.ts';
import { hills } from './systems/hills.ts';
import { labyrinth } from './systems/labyrinth.ts';
import { orbits } from './systems/orbits.ts';
import { ridges } from './systems/ridges.ts';
import { scales } from './systems/scales.ts';
import { slats } from './systems/slats.ts';
import { sunflower } from './systems/sunflower.ts';
import type { System } from './systems/system.ts';
import { tiles } from './systems/tiles.ts';

const systems = {
  bars,
  contours,
  flow,
  halftone,
  hills,
  labyrinth,
  orbits,
  ridges,
  scales,
  slats,
  sunflower,
  tiles,
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;
export const systemNames = Object.keys(systems) as SystemName[];

/** Everything that determines a cover. */
export interface CoverPlan {
  system: SystemName;
  /** Twelve hexadecimal digits. */
  seed: string;
  /** The accent of the face, as `#rrggbb`. */
  accent: string;
}

/** The shapes of a cover, the lowest first; the first is its ground. */
export function drawShapes({ system, seed, accent }: CoverPlan): Shape[] {
  const random = createRandom(seed);
  const colors = colorsOf(accent, random);
  return [{ d: `M0 0h${width}v${height}H0Z`, fill: colors.ground }, ...systems[system](random, colors)];
}

function element({ d, fill, stroke, size }: Shape): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(size ?? 1)}"`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}/>`;
}

/** Draws a cover as SVG: the same plan gives the same cover on every machine. */
export function drawCover(plan: CoverPlan): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 ${width} ${height}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawShapes(plan).map(element).join('')}</svg>`
  );
}
