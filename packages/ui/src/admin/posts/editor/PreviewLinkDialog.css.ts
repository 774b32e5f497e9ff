import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { '(min-width: 30em)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const note = style({ color: vars.color.muted, fontSize: vars.size.small });
