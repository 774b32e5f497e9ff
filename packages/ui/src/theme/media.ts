/** Apart from the others, for what asks in a browser: styles alone need the whole list. */
export const desktopQuery = '(min-width: 64em)';
export const twoPanesQuery = '(min-width: 68.75em)';

/** Query strings for `@media`; sizes go up from the phone. In em: larger letters need the room of a smaller screen. */
export const media = {
  /** Large letters on a phone: room for a word or less. */
  narrow: '(max-width: 19.99em)',
  phone: '(max-width: 39.99em)',
  tablet: '(min-width: 40em)',
  desktop: desktopQuery,
  /** The admin area shows two languages beside each other. */
  twoPanes: twoPanesQuery,
  wide: '(min-width: 75em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarse: '(pointer: coarse)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;
