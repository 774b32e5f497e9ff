import { style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Seen by readers of the screen only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Chrome that means nothing on paper. */
export const noPrint = style({ '@media': { [media.print]: { display: 'none !important' } } });

/** A list without marks that Safari still calls a list: the empty text keeps it one. */
export const bareList = style({ listStyleType: "''", margin: 0, padding: 0 });
