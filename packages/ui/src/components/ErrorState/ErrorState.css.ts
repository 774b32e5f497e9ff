import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const title = style({ fontWeight: 650 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
  marginTop: vars.space['12'],
});
export const code = style({ fontFamily: vars.font.mono, fontSize: vars.size.small });
