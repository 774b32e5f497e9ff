import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const question = style({ fontSize: vars.step['1'], outlineOffset: 4 });

export const form = style({ display: 'grid', gap: vars.space['16'], maxInlineSize: '46rem' });
