import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const today = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  listStyle: 'none',
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
