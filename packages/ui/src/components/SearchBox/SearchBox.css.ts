import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'flex', gap: vars.space['8'], maxWidth: '24rem', flex: '1 1 14rem' });
export const label = style({ flex: 1, minWidth: 0 });
