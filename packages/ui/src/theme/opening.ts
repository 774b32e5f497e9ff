import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/** On the root element from the start of a visit until the page has come to rest. */
export const openingClass = 'opening';

/** On the root element of a visit that goes without fonts: they would come too late to be shown. */
export const slowClass = 'slow';

/**
 * While a page opens, laid out only when it is near the screen: the first paint waits for what is seen in it alone.
 * The heights, on a phone and elsewhere, stand in for the real one until then. Clipping at the edges belongs to it,
 * so outlines need the margin.
 */
export function putOff(onPhone: string, elsewhere: string): StyleRule['@supports'] {
  const selector = `:root.${openingClass} &`;
  return {
    '(overflow-clip-margin: 1px)': {
      '@media': {
        screen: {
          selectors: {
            [selector]: {
              contentVisibility: 'auto',
              containIntrinsicBlockSize: `auto ${elsewhere}`,
              overflowClipMargin: '1.5rem',
            },
          },
        },
        [`screen and ${media.phone}`]: {
          selectors: { [selector]: { containIntrinsicBlockSize: `auto ${onPhone}` } },
        },
      },
    },
  };
}
