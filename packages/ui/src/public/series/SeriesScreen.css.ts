import { style } from '@vanilla-extract/css';
import { languageMark } from '../../theme/languageMark.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const about = style({ marginTop: space['12'], maxWidth: vars.measure.text });

export const parts = style({
  listStyle: 'none',
  counterReset: 'part',
  margin: `${space['32']} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space['24'],
});
/** The number has a separate column, so that long titles do not run under it. */
export const part = style({
  counterIncrement: 'part',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  rowGap: space['4'],
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(part)',
    fontVariantNumeric: 'tabular-nums',
    color: color.accent,
    fontWeight: 650,
  },
});
export const words = style({ minWidth: 0, display: 'grid', gap: space['4'] });
export const title = style([languageMark, { fontSize: vars.step['0'], lineHeight: 1.35 }]);
export const link = style({
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: '-8px 0', borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accent}` },
  },
});
export const summary = style({
  fontSize: vars.size.ui,
  lineHeight: 1.5,
  color: color.muted,
  maxWidth: vars.measure.text,
});
export const date = style({ gridColumn: 2, fontSize: vars.size.small, lineHeight: 1.45, color: color.muted });
