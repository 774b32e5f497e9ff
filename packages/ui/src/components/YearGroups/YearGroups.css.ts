import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** The number of posts in a list, below the title of its page. */
export const count = style({ marginTop: vars.space['8'], fontSize: vars.size.ui, color: vars.color.muted });
export const group = style({ marginTop: vars.space['48'] });
export const year = style({
  fontSize: vars.step['2'],
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  paddingBottom: vars.space['8'],
  marginBottom: vars.space['24'],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { 'summary&': { fontWeight: 650, lineHeight: 1.3, cursor: 'pointer' } },
});
export const pin = style({
  display: 'inline-block',
  verticalAlign: '-.06em',
  inlineSize: '.8em',
  blockSize: '.8em',
  marginInlineEnd: vars.space['8'],
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
});
