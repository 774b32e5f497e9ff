import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';

/** On the root element from the start of a visit until the page is idle. */
export const openingClass = 'opening';

/** On the root element of a visit without fonts, which would arrive too late to be shown. */
export const slowClass = 'slow';

/**
 * Skips the layout of an element until it is near the screen while a page opens, so that the first paint waits only for
 * what is visible. Until then the given heights, on a phone and elsewhere, replace the real one. The element is clipped
 * at its edges, so outlines need the margin.
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
