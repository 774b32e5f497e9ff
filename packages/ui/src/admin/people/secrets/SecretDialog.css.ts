import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const letters = style({
  flex: '1 1 16rem',
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
