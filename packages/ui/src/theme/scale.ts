/** Plain values of the design: they never change with the theme, so they cost no custom property. */
export const scale = {
  space: {
    '0': '0',
    '4': '.25rem',
    '8': '.5rem',
    '12': '.75rem',
    '16': '1rem',
    '24': '1.5rem',
    '32': '2rem',
    '48': '3rem',
    '64': '4rem',
    '96': '6rem',
  },
  /** Of letters beside the steps, which grow with the screen; under a finger, less makes a phone zoom into a field. */
  size: { least: '.8125rem', small: '.875rem', ui: '.9375rem', touch: '1rem' },
  radius: { pill: '999px' },
  measure: { text: '65ch', wide: '44rem', grid: '72rem', form: '56rem' },
  motion: { fast: '120ms', menu: '180ms', page: '240ms', ease: 'cubic-bezier(.2,.8,.2,1)' },
} as const;
