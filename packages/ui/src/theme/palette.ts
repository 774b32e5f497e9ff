import type { Face } from '@janus-site/core';

/** What a colour of the palette is used for. */
export type ColorRole =
  | 'background'
  | 'surface'
  | 'raised'
  | 'text'
  | 'muted'
  | 'line'
  | 'control'
  | 'accent'
  | 'accentText'
  | 'accentSurface'
  | 'danger'
  | 'dangerText'
  | 'dangerSurface'
  | 'success'
  | 'successSurface'
  | 'warning'
  | 'warningSurface'
  | 'codeBackground';

/** A colour in the light theme and in the dark one. */
export type Pair = readonly [light: string, dark: string];

/**
 * The colours. Every text colour has a contrast of at least 4.5:1 on background, surface and raised, control at least
 * 3:1 (`palette.test.ts`).
 */
export const palette: Readonly<Record<ColorRole, Pair>> = {
  background: ['#ffffff', '#121214'],
  surface: ['#f7f7f5', '#1a1a1d'],
  raised: ['#ffffff', '#222226'],
  text: ['#1b1b1a', '#ececee'],
  muted: ['#57575a', '#a6a6ad'],
  line: ['#e3e3e0', '#2c2c31'],
  control: ['#85858a', '#77777f'],
  accent: ['#1f4fd8', '#8fb2ff'],
  accentText: ['#ffffff', '#121214'],
  accentSurface: ['#edf2fe', '#1b2338'],
  danger: ['#b3261e', '#ff8a80'],
  dangerText: ['#ffffff', '#121214'],
  dangerSurface: ['#fdeeec', '#331c1b'],
  success: ['#1b6e3c', '#6fd08c'],
  successSurface: ['#eaf5ee', '#17291d'],
  warning: ['#8a5200', '#f2b84b'],
  warningSurface: ['#fdf3e1', '#2e2413'],
  codeBackground: ['#f5f5f2', '#19191c'],
};

/** The colours that a face changes: the blog has warmer backgrounds and a wine-red accent. */
export const facePalette: Readonly<Record<Face, Partial<Readonly<Record<ColorRole, Pair>>>>> = {
  portfolio: {},
  blog: {
    background: ['#fdfcfa', '#141312'],
    surface: ['#f6f4ef', '#1c1b19'],
    raised: ['#fffefc', '#242320'],
    line: ['#e6e2da', '#302e2a'],
    accent: ['#8c2f5a', '#f0a3c4'],
    accentText: ['#ffffff', '#141312'],
    accentSurface: ['#faeef3', '#321e28'],
    codeBackground: ['#f5f2ec', '#1b1a18'],
  },
};
