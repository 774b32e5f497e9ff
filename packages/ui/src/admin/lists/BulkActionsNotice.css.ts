import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const refused = style({
  display: 'grid',
  gap: 2,
  margin: `${vars.space['4']} 0 0`,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  marginBlockStart: vars.space['8'],
});
