import { describe, expect, it } from 'vitest';
import { codeColors } from './codeColors.ts';
import { contrast, contrastPairs } from '../testing/contrast.ts';
import { labOf } from './oklab.ts';
import { facePalette, palette } from './palette.ts';

const themes = [0, 1] as const;

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('the colours of words in code differ clearly in both themes', () => {
  const names = ['keyword', 'string', 'constant', 'parameter', 'function', 'type'];
  for (const theme of themes) {
    const labs = names.map((name) => labOf(codeColors[name]?.[theme] ?? ''));
    for (const [index, one] of labs.entries())
      for (const other of labs.slice(0, index))
        expect(Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))).toBeGreaterThan(0.08);
  }
});

describe.each(['portfolio', 'blog'] as const)('the %s face', (face) => {
  const colors = { ...palette, ...facePalette[face] };
  it.each(contrastPairs)('the contrast of $ink on $ground is at least $least to 1 in both themes', (pair) => {
    for (const theme of themes) {
      expect(contrast(colors[pair.ink][theme], colors[pair.ground][theme])).toBeGreaterThanOrEqual(
        pair.least,
      );
    }
  });
  it.each(Object.entries(codeColors))(
    'the contrast of %s in code is at least 4.5 to 1 in both themes',
    (_name, color) => {
      for (const theme of themes) {
        expect(contrast(color[theme], colors.codeBackground[theme])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
