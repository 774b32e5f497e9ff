/** In distraction-free writing, bars around the text are invisible and skipped by Tab, but keep their space. */
export const hiddenWhenAlone = {
  ':root:has([data-alone]) &': { visibility: 'hidden', opacity: 0 },
} as const;

/** The transition of these bars. */
export const fade = 'opacity 180ms, visibility 180ms';
