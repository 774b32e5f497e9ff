import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const question = style({ fontSize: vars.step['1'], outlineOffset: 4 });

export const form = style({ display: 'grid', gap: vars.space['16'], maxInlineSize: '46rem' });

/** A text in both languages. Stacked on a phone: side by side the long labels wrap and misalign the fields. */
export const pair = style({
  display: 'grid',
  gap: vars.space['16'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
