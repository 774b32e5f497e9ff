import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: vars.space['4'],
  border: 0,
  padding: 0,
  minInlineSize: 0,
});
