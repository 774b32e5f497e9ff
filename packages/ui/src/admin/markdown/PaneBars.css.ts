import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const bar = style({ display: 'grid', gap: vars.space['8'] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });
