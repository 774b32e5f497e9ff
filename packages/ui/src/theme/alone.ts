/** Bars around a text that is written alone step out of sight, out of the way of Tab, and leave their room. */
export const hiddenWhenAlone = {
  ':root:has([data-alone]) &': { visibility: 'hidden', opacity: 0 },
} as const;

/** In and out of it they fade. */
export const fade = 'opacity 180ms, visibility 180ms';
