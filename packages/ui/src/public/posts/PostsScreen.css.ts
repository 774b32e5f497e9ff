import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['16']} ${space['32']}`,
  marginBottom: space['24'],
});

export const filters = style({ display: 'grid', gap: space['8'], marginBottom: space['32'] });

export const more = style({
  width: 'max-content',
  paddingBlock: space['8'],
  color: vars.color.muted,
  fontSize: vars.size.small,
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
});

export const chips = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
});

export const archive = style({ marginTop: space['32'], fontSize: vars.size.ui });
