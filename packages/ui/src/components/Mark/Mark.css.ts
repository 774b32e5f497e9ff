import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const light = keyframes({ from: { opacity: 0.28 } });

export const mark = style({ flex: 'none' });
/** Lights up where a page opens, also on the way from the other face, which is another site. */
export const lit = style({
  fill: vars.color.accent,
  '@media': { [media.motion]: { animation: `${light} ${vars.motion.page}` } },
});
export const quiet = style({ fill: vars.color.text, opacity: 0.28 });
// Alone in changing slowly with the theme: nothing inherits the colour of a half.
globalStyle(`${mark} > path`, {
  '@media': { [media.motion]: { transition: `fill ${vars.motion.fast} !important` } },
});
