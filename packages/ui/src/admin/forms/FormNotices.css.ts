import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['12'],
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
  background: vars.color.dangerSurface,
});
export const list = style({ display: 'grid', gap: vars.space['4'], paddingInlineStart: '1.2em' });
export const link = style({ color: vars.color.danger });
export const restored = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
});
export const restoredWords = style({ flex: '1 1 16rem' });
