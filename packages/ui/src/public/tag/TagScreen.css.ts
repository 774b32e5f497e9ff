import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const hash = style({ color: vars.color.accent, fontWeight: 400, marginInlineEnd: '.1em' });
export const about = style({ marginTop: vars.space['8'], color: vars.color.muted });
export const empty = style({ marginTop: vars.space['32'] });
