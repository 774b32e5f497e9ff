import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space['8'],
  alignItems: 'center',
  minBlockSize: 36,
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

export const box = style({
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

export const label = style({ cursor: 'pointer', fontSize: vars.size.ui });
export const note = style({ gridColumn: 2 });
