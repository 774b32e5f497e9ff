import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/theme.css.ts';

export const words = style({
  margin: 0,
  padding: vars.space['12'],
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const added = style({
  background: vars.color.successSurface,
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.success,
  textUnderlineOffset: '.2em',
});
export const removed = style({
  background: vars.color.dangerSurface,
  color: vars.color.text,
  textDecoration: 'line-through',
  textDecorationColor: vars.color.danger,
});
export const gap = style({
  display: 'block',
  margin: `${vars.space['8']} 0`,
  color: vars.color.muted,
  fontFamily: vars.font.text,
  textAlign: 'center',
});
export const fields = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const name = style({ fontSize: vars.size.ui, fontWeight: 650, marginBlockEnd: vars.space['4'] });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['12'],
  fontSize: vars.size.small,
});
