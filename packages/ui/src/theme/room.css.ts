import { createVar } from '@vanilla-extract/css';

/** How far a wide figure may extend beyond the column of text; set by pages that have the room. */
export const roomBefore = createVar();
export const roomAfter = createVar();
