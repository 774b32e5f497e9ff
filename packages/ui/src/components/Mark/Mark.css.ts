import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const mark = style({ flex: 'none' });
export const lit = style({ fill: vars.color.accent });
export const quiet = style({ fill: vars.color.text, opacity: 0.28 });
