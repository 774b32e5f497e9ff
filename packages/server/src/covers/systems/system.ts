import type { Colors } from '../colors.ts';
import type { Random } from '../random.ts';
import type { Shape } from '../shapes.ts';

/** A way to draw: returns what stands on the ground, the lowest first. */
export type System = (random: Random, colors: Colors) => readonly Shape[];
