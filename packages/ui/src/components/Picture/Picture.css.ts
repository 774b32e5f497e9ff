import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const picture = style({
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  outline: `1px solid color-mix(in oklab, transparent, ${vars.color.text} 10%)`,
  outlineOffset: '-1px',
});
