import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  marginTop: vars.space['48'],
  '@media': { [media.print]: { display: 'none' } },
});
export const next = style({ marginInlineStart: 'auto' });
