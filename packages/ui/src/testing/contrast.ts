import type { ColorRole } from '../theme/palette.ts';

/** Relative luminance of a `#rrggbb` colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21, in either order. */
export function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export const grounds = ['background', 'surface', 'raised'] as const satisfies readonly ColorRole[];

const inks = [
  'text',
  'muted',
  'accent',
  'danger',
  'success',
  'warning',
] as const satisfies readonly ColorRole[];

export interface ContrastPair {
  readonly ink: ColorRole;
  readonly ground: ColorRole;
  /** 4.5 for text, 3 for the edge of a control. */
  readonly least: number;
}

const text = (ink: ColorRole, ground: ColorRole): ContrastPair => ({ ink, ground, least: 4.5 });

/** Every pair that stands on the site: the test holds them and the page of tokens shows them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => text(ink, ground))),
  ...grounds.map((ground): ContrastPair => ({ ink: 'control', ground, least: 3 })),
  text('accentText', 'accent'),
  text('dangerText', 'danger'),
  text('accent', 'accentSurface'),
  text('text', 'accentSurface'),
  text('muted', 'accentSurface'),
  text('danger', 'dangerSurface'),
  text('success', 'successSurface'),
  text('warning', 'warningSurface'),
  text('text', 'codeBackground'),
  text('muted', 'codeBackground'),
];
