import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const checks = style({ display: 'grid', gap: vars.space['8'], listStyle: 'none' });
export const check = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['8'],
  minBlockSize: 32,
});
export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: 4, overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.muted });
export const warn = style({ paddingBlock: 4, color: vars.color.warning });
export const good = style({ paddingBlock: 4, color: vars.color.success });
export const choice = style({ display: 'grid', gap: vars.space['8'] });
export const radio = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 32,
  cursor: 'pointer',
});
