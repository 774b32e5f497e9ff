import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const letters = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: '22%',
  background: vars.color.accent,
  color: vars.color.accentText,
  fontWeight: 650,
  lineHeight: 1,
  forcedColorAdjust: 'none',
});
export const picture = style({ flex: 'none', maxInlineSize: '100%', objectFit: 'contain' });
