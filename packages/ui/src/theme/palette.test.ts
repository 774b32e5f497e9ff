import { describe, expect, it } from 'vitest';
import type { ColorRole } from './palette.ts';
import { facePalette, palette } from './palette.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['background', 'surface', 'raised'] as const;
const inks = ['text', 'muted', 'accent', 'danger', 'success', 'warning'] as const;
const pairs: readonly (readonly [ink: ColorRole, ground: ColorRole, least: number])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, 4.5] as const)),
  ...grounds.map((ground) => ['control', ground, 3] as const),
  ['accentText', 'accent', 4.5],
  ['dangerText', 'danger', 4.5],
  ['accent', 'accentSurface', 4.5],
  ['text', 'accentSurface', 4.5],
  ['danger', 'dangerSurface', 4.5],
  ['success', 'successSurface', 4.5],
  ['warning', 'warningSurface', 4.5],
  ['text', 'codeBackground', 4.5],
  ['muted', 'codeBackground', 4.5],
];

describe.each(['portfolio', 'blog'] as const)('the %s face', (face) => {
  const colors = { ...palette, ...facePalette[face] };
  it.each(pairs)('%s on %s is at least %s to 1 in both themes', (ink, ground, least) => {
    for (const theme of [0, 1] as const) {
      expect(contrast(colors[ink][theme], colors[ground][theme])).toBeGreaterThanOrEqual(least);
    }
  });
});
