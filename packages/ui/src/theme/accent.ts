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

/** The minimum contrast of text: WCAG 2.2, level AA. */
const least = 4.5;
/** In the dark theme, an accent that is only just readable looks dim. */
const leastInTheDark = 7;
/** The share of the accent in the background of marked elements, by theme. */
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

/** Returns whether text in this colour is readable on every background of the face. */
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

/** Returns the nearest readable shade: darker in the light theme, lighter in the dark one. */
function nearest(face: Face, color: string, theme: Theme, wanted?: number): string {
  const [lightness, a, b] = labOf(color);
  const step = theme === light ? -0.005 : 0.005;
  let shade = color;
  for (let at = lightness; at >= 0 && at <= 1 && !canBeRead(face, shade, theme, wanted); at += step)
    shade = hexOf([at, a, b]);
  return shade;
}

/** Returns the colours of a face with the owner's accent, adjusted if it would not be readable. */
export function accentColors(face: Face, color: string): AccentColors {
  const pair = [nearest(face, color, light), nearest(face, color, dark, leastInTheDark)] as const;
  return {
    accent: pair,
    accentSurface: [surfaceOf(face, pair[light], light), surfaceOf(face, pair[dark], dark)],
  };
}

/** Matches browsers without `light-dark()`. */
export const withoutPairs = 'not (color:light-dark(red,red))';

/** Returns the rule for the owner's accent of a face; in print it stays black. */
export function accentStyle(face: Face, color: string | undefined): string {
  if (color === undefined) return '';
  const { accent, accentSurface } = accentColors(face, color);
  const both = ([day, night]: Pair) => `light-dark(${day},${night})`;
  // Specificity of three: the face's style sheets come later, with a specificity of two.
  const rule = (colorOf: (pair: Pair) => string) =>
    `:root:root[data-face]{--accent:${colorOf(accent)};--accent-surface:${colorOf(accentSurface)}}`;
  return `@media screen{${rule(both)}@supports ${withoutPairs}{${rule(([day]) => day)}}}`;
}
