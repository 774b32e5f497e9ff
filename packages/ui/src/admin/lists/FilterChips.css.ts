import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 28,
  padding: `0 ${vars.space['12']}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSurface,
  color: vars.color.accent,
  fontSize: vars.size.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
