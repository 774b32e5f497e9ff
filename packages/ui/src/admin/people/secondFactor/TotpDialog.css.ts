import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const qr = style({
  justifySelf: 'center',
  inlineSize: 200,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
});
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});
export const letters = style({
  flex: '1 1 12rem',
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
