import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { withoutPairs } from './accent.ts';
import { cornerRadius } from './corners.ts';
import { slowClass } from './opening.ts';
import type { ColorRole, Pair } from './palette.ts';
import { facePalette, palette } from './palette.ts';
import { floatShadow, scale, steps } from './scale.ts';
import { fontStack, monoStack, slowStack } from './typefaces.ts';

const changing = createGlobalThemeContract({
  color: {
    background: 'background',
    surface: 'surface',
    raised: 'raised',
    text: 'text',
    muted: 'muted',
    line: 'line',
    control: 'control',
    accent: 'accent',
    accentText: 'accent-text',
    accentSurface: 'accent-surface',
    danger: 'danger',
    dangerText: 'danger-text',
    dangerSurface: 'danger-surface',
    success: 'success',
    successSurface: 'success-surface',
    warning: 'warning',
    warningSurface: 'warning-surface',
    codeBackground: 'code-background',
  },
  font: { text: 'font-text', mono: 'font-mono' },
  radius: { control: 'radius-control', card: 'radius-card' },
  step: {
    '0': 'step-0',
    '1': 'step-1',
    '2': 'step-2',
    '3': 'step-3',
    '4': 'step-4',
    '5': 'step-5',
  },
  shadow: { float: 'shadow-float' },
});

/** The custom properties of the theme; components read the theme only through these. */
export const vars = { ...changing, ...scale, radius: { ...changing.radius, ...scale.radius } };

/** `light-dark()` keeps one table for both themes: `color-scheme` alone selects the colours. */
const both = ([light, dark]: Pair): string => `light-dark(${light},${dark})`;

const day = ([light]: Pair): string => light;

function colors(
  pairs: Readonly<Record<ColorRole, Pair>>,
  colorOf: (pair: Pair) => string,
): Record<ColorRole, string> {
  const entries = Object.entries(pairs).map(([role, pair]) => [role, colorOf(pair)] as const);
  return Object.fromEntries(entries) as Record<ColorRole, string>;
}

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(changing, {
    color: colors(palette, both),
    font: {
      text: fontStack('inter'),
      mono: monoStack,
    },
    radius: cornerRadius.soft,
    step: steps,
    shadow: { float: floatShadow },
  }),
});

// Inter would arrive too late to be shown, and a browser that waits for it paints no text meanwhile. Nothing replaces
// these fonts later, so they need not have Inter's widths: a font-face of its own costs a phone 2 ms for each size.
globalStyle(`:root.${slowClass}`, {
  vars: assignVars(changing.font, { text: slowStack, mono: 'monospace' }),
});

const blogColors = (colorOf: (pair: Pair) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facePalette.blog).map(([role, pair]) => [
      changing.color[role as ColorRole],
      colorOf(pair),
    ]),
  );

globalStyle(':root[data-face=blog]', { vars: blogColors(both) });

// Browsers up to 2023 do not support `light-dark()` and would have no colours without these light ones.
globalStyle(':root', {
  '@supports': { [withoutPairs]: { vars: assignVars(changing.color, colors(palette, day)) } },
});
globalStyle(':root[data-face=blog]', { '@supports': { [withoutPairs]: { vars: blogColors(day) } } });

// The radio buttons in the theme menu work without scripts; the class is the stored choice.
globalStyle(':root.dark, :root:has([name=theme][value=dark]:checked)', { colorScheme: 'dark' });
globalStyle(':root.light, :root:has([name=theme][value=light]:checked)', { colorScheme: 'light' });
