import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const marks = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space['12'],
  verticalAlign: 'bottom',
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
