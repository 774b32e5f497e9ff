import { globalStyle } from '@vanilla-extract/css';

// The page behind a dialog or a drawer does not scroll.
globalStyle('html:has([data-scroll-lock])', { overflow: 'hidden', scrollbarGutter: 'stable' });
