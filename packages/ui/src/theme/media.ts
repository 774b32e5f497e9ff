/** Separate from the others, for use in a browser: only styles need the whole list. */
export const desktopQuery = '(min-width: 64em)';
export const twoPanesQuery = '(min-width: 68.75em)';

/** Query strings for `@media`, from the phone up. In em, so that large text uses the layout of a smaller screen. */
export const media = {
  /** Large text on a phone: room for a word or less. */
  narrow: '(max-width: 19.99em)',
  phone: '(max-width: 39.99em)',
  tablet: '(min-width: 40em)',
  desktop: desktopQuery,
  /** The admin area shows two languages side by side. */
  twoPanes: twoPanesQuery,
  wide: '(min-width: 75em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  coarse: '(pointer: coarse)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;
