import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const aloneBar = style({
  position: 'fixed',
  insetBlockStart: vars.space['8'],
  insetInlineEnd: vars.space['8'],
  zIndex: 20,
  borderRadius: vars.radius.control,
  background: vars.color.background,
  opacity: 0.7,
  selectors: { '&:hover, &:focus-within': { opacity: 1 } },
});
