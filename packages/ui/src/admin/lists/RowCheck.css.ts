import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Above the link that covers its row. */
export const target = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 36,
  cursor: 'pointer',
  userSelect: 'none',
  '@media': { [media.coarse]: { inlineSize: 44, blockSize: 44 } },
});

export const box = style({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
