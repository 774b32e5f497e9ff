import { globalStyle, style } from '@vanilla-extract/css';
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

/** A blurred preview before a cover, in a positioned element: shown until the cover is loaded over it. */
export const coverPreview = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});
globalStyle(`${coverPreview} + img`, { position: 'relative', background: 'none' });
