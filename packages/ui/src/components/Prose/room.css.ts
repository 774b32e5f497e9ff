import { createVar } from '@vanilla-extract/css';

/** How far a wide figure may reach out of the column of text; a page that has such room says so. */
export const roomBefore = createVar();
export const roomAfter = createVar();
