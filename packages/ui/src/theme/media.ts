/** Query strings for `@media`; sizes go up from the phone. */
export const media = {
  phone: '(max-width: 639.98px)',
  tablet: '(min-width: 640px)',
  desk: '(min-width: 1024px)',
  wide: '(min-width: 1200px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarse: '(pointer: coarse)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;
