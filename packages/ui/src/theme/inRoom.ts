import { fallbackVar } from '@vanilla-extract/css';
import { roomAfter, roomBefore } from './room.css.ts';

/** The style of a block that extends beyond the column of text as far as the page has room. */
export const inRoom = {
  maxWidth: 'none',
  // Below a side note, which may be in the same room.
  clear: 'both',
  marginInlineStart: `calc(-1 * ${fallbackVar(roomBefore, '0px')})`,
  marginInlineEnd: `calc(-1 * ${fallbackVar(roomAfter, '0px')})`,
} as const;
