import { pictureWidths } from '@janus-site/core';

/** In pixels, ascending: what may be kept. Pictures from before 720 and 1080 have 960. */
export const keptWidths = [...pictureWidths, 960].sort((one, other) => one - other);
