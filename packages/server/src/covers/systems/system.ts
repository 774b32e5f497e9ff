import type { Colors } from '../colors.ts';
import type { Random } from '../random.ts';
import type { Shape } from '../shapes.ts';

/** A drawing system: returns the shapes on the ground, the lowest first. */
export type System = (random: Random, colors: Colors) => readonly Shape[];
