import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const main = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space['24'],
  outline: 'none',
});

/** Most guards decide immediately: a text that flashes would be worse than none. */
export const late = style({
  animation: `${appear} 1ms 600ms both`,
  color: vars.color.muted,
});
