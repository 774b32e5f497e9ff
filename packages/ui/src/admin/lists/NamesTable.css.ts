import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const none = style({ color: vars.color.muted, fontWeight: 400 });
