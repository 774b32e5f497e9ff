import { style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Visible to screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Controls that are useless in print. */
export const noPrint = style({ '@media': { [media.print]: { display: 'none !important' } } });

/** A list without marks that Safari still treats as a list, because of the empty string. */
export const bareList = style({ listStyleType: "''", margin: 0, padding: 0 });
