import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { withoutPairs } from './accent.ts';
import { cornerRadius } from './corners.ts';
import { slowClass } from './opening.ts';
import type { ColorRole, Pair } from './palette.ts';
import { facePalette, palette } from './palette.ts';
import { scale } from './scale.ts';
import { fontStack } from './typefaces.ts';

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

/** The one contract of the design. Components read it and nothing else. */
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
      mono: "'JetBrains Mono',monospace",
    },
    radius: cornerRadius.soft,
    step: {
      '0': 'clamp(1.062rem,1.037rem + .114vw,1.125rem)',
      '1': 'clamp(1.254rem,1.191rem + .277vw,1.406rem)',
      '2': 'clamp(1.479rem,1.366rem + .506vw,1.758rem)',
      '3': 'clamp(1.746rem,1.561rem + .821vw,2.197rem)',
      '4': 'clamp(2.06rem,1.779rem + 1.248vw,2.747rem)',
      '5': 'clamp(2.431rem,2.021rem + 1.823vw,3.433rem)',
    },
    shadow: { float: '0 8px 30px rgb(0 0 0/.12)' },
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
