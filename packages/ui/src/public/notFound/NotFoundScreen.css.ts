import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.ui,
  color: vars.color.accent,
  marginBottom: space['8'],
});
export const text = style({ marginTop: space['12'], color: vars.color.muted, maxWidth: vars.measure.text });
export const list = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['8']} ${space['24']}`,
});
export const sections = style([list, { marginTop: space['32'] }]);

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['16'],
  marginTop: space['32'],
});
