import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const facts = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.small });
