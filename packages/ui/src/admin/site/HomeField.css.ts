import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['4'],
  listStyleType: "''",
  maxInlineSize: '24rem',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});
