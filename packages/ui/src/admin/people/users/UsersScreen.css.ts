import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['8'] });
export const made = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['8'],
});
export const danger = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });

/** Aligned with the field next to it, which has its label above. */
export const beside = style({ marginBlockStart: 'calc(1.45 * .9375rem + .25rem)' });

/** Stays whole in a narrow column. */
export const word = style({ overflowWrap: 'normal' });
