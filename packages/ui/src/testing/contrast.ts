import type { ColorRole } from '../theme/palette.ts';

export { contrast } from '../theme/contrast.ts';

const backgrounds = ['background', 'surface', 'raised'] as const satisfies readonly ColorRole[];

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

/** All pairs of colours on the site; the test checks them and the page of tokens shows them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...inks.flatMap((ink) => backgrounds.map((ground) => text(ink, ground))),
  ...backgrounds.map((ground): ContrastPair => ({ ink: 'control', ground, least: 3 })),
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
