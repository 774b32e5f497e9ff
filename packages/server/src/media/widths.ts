import { pictureWidths } from '@janus-site/core';

/** Widths that may be stored, in pixels, ascending. Pictures from before 720 and 1080 have 960. */
export const keptWidths = [...pictureWidths, 960].sort((one, other) => one - other);
