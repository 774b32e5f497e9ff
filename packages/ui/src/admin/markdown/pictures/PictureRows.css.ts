import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const rows = style({ display: 'grid', gap: vars.space['8'], listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['12'],
  padding: vars.space['8'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const thumb = style({
  width: 48,
  height: 48,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const words = style({ display: 'grid', gap: vars.space['4'], minWidth: 0, fontSize: vars.size.small });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const problem = style({ color: vars.color.danger });
export const bar = style({ width: '100%', accentColor: vars.color.accent });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space['4'],
});
