import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gap: vars.space['16'],
  minInlineSize: 0,
  border: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const legend = style({ fontSize: vars.step['0'], fontWeight: 650, marginBlockEnd: vars.space['12'] });
export const note = style({ color: vars.color.muted, fontSize: vars.size.small });
export const row = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
