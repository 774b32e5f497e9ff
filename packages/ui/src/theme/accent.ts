import type { Face } from '@janus-site/core';
import { contrast } from './contrast.ts';
import type { Lab } from './oklab.ts';
import { hexOf, labOf } from './oklab.ts';
import type { ColorRole, Pair } from './palette.ts';
import { facePalette, palette } from './palette.ts';

/** The colours of a face that follow its accent. */
export type AccentColors = Readonly<Record<'accent' | 'accentSurface', Pair>>;

/** Colours to choose from; the first two are those of the faces. */
export const accentPalette: readonly string[] = [
  '#1f4fd8',
  '#8c2f5a',
  '#0b6e4f',
  '#0b5f7a',
  '#6a3fb5',
  '#b3261e',
  '#8a5200',
  '#3f4a5a',
];

/** Of text: WCAG 2.2, level AA. */
const least = 4.5;
/** In the dark an accent that only just can be read looks dim. */
const leastInTheDark = 7;
/** How much of the accent is in the ground of what it marks, by theme. */
const tint = [0.08, 0.16] as const;
const [light, dark] = [0, 1] as const;
type Theme = typeof light | typeof dark;

function mix(one: Lab, other: Lab, share: number): Lab {
  const part = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share;
  return [part(0), part(1), part(2)];
}

function colorOf(face: Face, role: ColorRole, theme: Theme): string {
  return (facePalette[face][role] ?? palette[role])[theme];
}

function surfaceOf(face: Face, accent: string, theme: Theme): string {
  return hexOf(mix(labOf(colorOf(face, 'background', theme)), labOf(accent), tint[theme]));
}

/** Whether text in this colour can be read on every ground of the face. */
function canBeRead(face: Face, accent: string, theme: Theme, wanted = least): boolean {
  const backgrounds = (['background', 'surface', 'raised'] as const).map((role) =>
    colorOf(face, role, theme),
  );
  const surface = surfaceOf(face, accent, theme);
  return (
    backgrounds.every((ground) => contrast(accent, ground) >= wanted) &&
    contrast(accent, surface) >= least &&
    contrast(colorOf(face, 'accentText', theme), accent) >= least
  );
}

/** The first of its shades, darker in the light and lighter in the dark, that can be read. */
function nearest(face: Face, color: string, theme: Theme, wanted?: number): string {
  const [lightness, a, b] = labOf(color);
  const step = theme === light ? -0.005 : 0.005;
  let shade = color;
  for (let at = lightness; at >= 0 && at <= 1 && !canBeRead(face, shade, theme, wanted); at += step)
    shade = hexOf([at, a, b]);
  return shade;
}

/** Returns the colours of a face whose owner has chosen an accent: it is moved where it could not be read. */
export function accentColors(face: Face, color: string): AccentColors {
  const pair = [nearest(face, color, light), nearest(face, color, dark, leastInTheDark)] as const;
  return {
    accent: pair,
    accentSurface: [surfaceOf(face, pair[light], light), surfaceOf(face, pair[dark], dark)],
  };
}

/** Of browsers that do not know `light-dark()`. */
export const withoutPairs = 'not (color:light-dark(red,red))';

/** Returns the rule that gives a page the accent of its face; on paper it stays black. */
export function accentStyle(face: Face, color: string | undefined): string {
  if (color === undefined) return '';
  const { accent, accentSurface } = accentColors(face, color);
  const both = ([day, night]: Pair) => `light-dark(${day},${night})`;
  // Three steps of weight: the sheets of the face come later, and with two of them.
  const rule = (colorOf: (pair: Pair) => string) =>
    `:root:root[data-face]{--accent:${colorOf(accent)};--accent-surface:${colorOf(accentSurface)}}`;
  return `@media screen{${rule(both)}@supports ${withoutPairs}{${rule(([day]) => day)}}}`;
}
