import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const photo = style({
  flex: 'none',
  objectFit: 'cover',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
});

export const initials = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.pill,
  background: vars.color.accentSurface,
  color: vars.color.accent,
  fontWeight: 650,
  lineHeight: 1,
  selectors: { '&:empty::before': { content: '?' } },
});

const square = (side: number) => ({ width: side, height: side, fontSize: side * 0.38 });
export const sizes = styleVariants({
  24: square(24),
  32: square(32),
  36: square(36),
  40: square(40),
  64: square(64),
  96: square(96),
  160: square(160),
});
