import { describe, expect, it, test } from 'vitest';
import { contrast, contrastPairs } from '../testing/contrast.ts';
import { accentColors, accentPalette, accentStyle } from './accent.ts';
import { hexOf, labOf } from './oklab.ts';
import { facePalette, palette } from './palette.ts';

const themes = [0, 1] as const;
const steps = ['00', '40', '80', 'c0', 'ff'];
const everywhere = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

it('a colour converted to Lab and back is unchanged', () => {
  for (const color of [...everywhere, ...accentPalette]) expect(hexOf(labOf(color))).toBe(color);
});

describe.each(['portfolio', 'blog'] as const)('an accent of the %s', (face) => {
  test('has sufficient contrast in both themes, whatever colour was chosen', () => {
    for (const color of [...everywhere, ...accentPalette]) {
      const colors = { ...palette, ...facePalette[face], ...accentColors(face, color) };
      for (const { ink, ground, least } of contrastPairs)
        for (const theme of themes) {
          const ratio = contrast(colors[ink][theme], colors[ground][theme]);
          expect([color, ink, ground, theme, ratio >= least]).toEqual([color, ink, ground, theme, true]);
        }
    }
  });

  test('is used unchanged in the light theme for every colour of the palette', () => {
    for (const color of accentPalette) expect(accentColors(face, color).accent[0]).toBe(color);
  });

  test('is changed no more than the required contrast needs', () => {
    const { accent } = accentColors(face, '#ffd400');
    expect(contrast(accent[0], facePalette[face].surface?.[0] ?? palette.surface[0])).toBeLessThan(4.9);
  });
});

test('the accent style is empty unless the site has its own accent', () => {
  expect(accentStyle('blog', undefined)).toBe('');
  expect(accentStyle('blog', '#0b6e4f')).toContain('--accent:light-dark(#0b6e4f,#');
});

test('a browser without light-dark() gets the accent of the light theme', () => {
  expect(accentStyle('blog', '#0b6e4f')).toContain(
    '@supports not (color:light-dark(red,red)){:root:root[data-face]{--accent:#0b6e4f;',
  );
});
