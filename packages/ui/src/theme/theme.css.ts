import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { withoutPairs } from './accent.ts';
import { cornerRadius } from './corners.ts';
import { slowClass } from './opening.ts';
import type { ColorRole, Pair } from './palette.ts';
import { facePalette, palette } from './palette.ts';
import { floatShadow, scale, steps } from './scale.ts';
import { fontStack, monoStack } from './typefaces.ts';

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

/** `light-dark()` keeps one table for both themes: `color-scheme` alone decides. */
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

// Inter would come too late to be shown, and a browser that waits for it draws no text meanwhile. Nothing takes the
// place of these, so they need not have its widths: a font by its own name costs a phone 2 ms for each of its sizes.
globalStyle(`:root.${slowClass}`, {
  vars: assignVars(changing.font, { text: 'system-ui,sans-serif', mono: 'monospace' }),
});

const blogColors = (colorOf: (pair: Pair) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facePalette.blog).map(([role, pair]) => [
      changing.color[role as ColorRole],
      colorOf(pair),
    ]),
  );

globalStyle(':root[data-face=blog]', { vars: blogColors(both) });

// Browsers of 2023 and before know no pairs: without these they would have no colours at all. They get the light ones.
globalStyle(':root', {
  '@supports': { [withoutPairs]: { vars: assignVars(changing.color, colors(palette, day)) } },
});
globalStyle(':root[data-face=blog]', { '@supports': { [withoutPairs]: { vars: blogColors(day) } } });

// The radio in the theme menu works by itself where scripts are off; the class is the kept choice.
globalStyle(':root.dark, :root:has([name=theme][value=dark]:checked)', { colorScheme: 'dark' });
globalStyle(':root.light, :root:has([name=theme][value=light]:checked)', { colorScheme: 'light' });
