import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const gap = 2;

/** The style of a side note in the free margin of a page, `width` rem wide; on narrower windows it is a box. */
export const sideNote = (side: 'left' | 'right', width: number): StyleRule => ({
  '@media': {
    '(min-width: 80em)': {
      float: side,
      clear: side,
      width: `${width}rem`,
      // It takes no room from the text.
      [side === 'left' ? 'marginInlineStart' : 'marginInlineEnd']: `${-width - gap}rem`,
      padding: `${vars.space['8']} 0 0`,
      fontSize: vars.size.ui,
      lineHeight: 1.45,
      background: 'none',
      borderTop: `1px solid ${vars.color.control}`,
      borderRadius: 0,
    },
  },
});
