/**
 * In pixels, kept beside the original; a picture is never enlarged. 720 and 1080 are the whole width of a phone, with
 * two and three device pixels to each of CSS.
 */
export const pictureWidths = [480, 720, 1080, 1600] as const;

/** What may be kept: pictures from before 720 and 1080 have 960. */
export const keptWidths = [480, 720, 960, 1080, 1600] as const;
