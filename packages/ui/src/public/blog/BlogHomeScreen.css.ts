import { globalStyle, style } from '@vanilla-extract/css';
import { languageMark } from '../../theme/languageMark.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const writer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['16'],
  '@media': { [media.tablet]: { alignItems: 'center', columnGap: space['24'] } },
});
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: vars.step['4'], letterSpacing: '-.02em', lineHeight: 1.15 });
export const headline = style({
  marginTop: space['4'],
  color: color.muted,
  lineHeight: 1.4,
  textWrap: 'balance',
});
export const way = style({ marginTop: space['8'], fontSize: vars.size.ui, lineHeight: 1.45 });
export const all = style({ marginTop: space['32'] });
export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minHeight: 24,
});

/** The newest post: its picture, then its text; both are links to it. */
export const lead = style({
  position: 'relative',
  display: 'grid',
  gap: space['16'],
  marginBottom: space['48'],
});
// On a phone and a laptop the title should be visible without scrolling. Heads are in the upper half, so less is cut from it.
globalStyle(`${lead} > img`, {
  '@media': {
    [media.phone]: { aspectRatio: '3 / 1', objectPosition: '0 20%' },
    [media.desktop]: { aspectRatio: '2 / 1', objectPosition: '0 20%' },
  },
});
export const leadWords = style({ display: 'grid', gap: space['8'], overflowWrap: 'anywhere' });
export const leadTitle = style([
  languageMark,
  { fontSize: vars.step['3'], letterSpacing: '-.02em', lineHeight: 1.2 },
]);
export const leadLink = style({
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accent}`, outlineOffset: 4 },
  },
});
export const leadDate = style({ fontSize: vars.size.small, lineHeight: 1.45, color: color.muted });
export const leadSummary = style({ color: color.muted, maxWidth: vars.measure.text });
