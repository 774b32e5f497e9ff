import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'grid' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: 36,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space['8'],
  insetBlockStart: '50%',
  color: vars.color.muted,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});
