import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['24']}`,
});
export const choice = style({
  display: 'inline-flex',
  gap: vars.space['8'],
  alignItems: 'center',
  minBlockSize: 36,
});
