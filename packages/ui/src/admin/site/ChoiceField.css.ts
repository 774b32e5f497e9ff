import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const field = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['12'],
  minInlineSize: 0,
  border: 0,
  padding: 0,
});
export const legend = style({ fontWeight: 500, padding: 0 });
export const note = style({ color: vars.color.muted, fontSize: vars.size.small });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['24']}`,
});
export const choice = style({
  display: 'inline-flex',
  gap: vars.space['8'],
  alignItems: 'center',
  minBlockSize: 36,
});
