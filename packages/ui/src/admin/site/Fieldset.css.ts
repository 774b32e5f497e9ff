import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const field = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['12'],
  minInlineSize: 0,
  border: 0,
});
export const legend = style({ fontWeight: 500, padding: 0 });
export const note = style({ color: vars.color.muted, fontSize: vars.size.small });
