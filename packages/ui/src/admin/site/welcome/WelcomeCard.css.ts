import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const question = style({ fontSize: vars.step['1'], outlineOffset: 4 });

export const form = style({ display: 'grid', gap: vars.space['16'], maxInlineSize: '46rem' });

/** A text in both languages. On a phone under each other: side by side the long labels break, and the fields part. */
export const pair = style({
  display: 'grid',
  gap: vars.space['16'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
