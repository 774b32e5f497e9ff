import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const neighbours = style({
  display: 'grid',
  gap: space['16'],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const neighbour = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space['4'],
  gridTemplateColumns: '1fr auto',
  padding: space['16'],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: color.accent, color: color.accent },
});
// Without a cover the second column is empty, and the title must not move there.
globalStyle(`${neighbour} > span`, { gridColumn: 1 });
export const next = style({
  '@media': { [media.tablet]: { gridColumn: 2, textAlign: 'end' } },
});
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size.small,
  color: color.muted,
});
/** Not on a phone: a hidden picture is not loaded, and a post's budget is 180 kB. */
export const cover = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
  gridColumn: 2,
  gridRow: '1 / span 4',
  width: '6rem',
  marginInlineStart: space['16'],
  borderRadius: vars.radius.control,
});
export const direction = style({ fontSize: vars.size.small, color: color.muted });
