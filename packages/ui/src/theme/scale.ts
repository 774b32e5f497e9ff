/** Plain values of the design that do not change with the theme and so need no custom property. */
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
  /** Font sizes besides the steps, which grow with the screen; below `touch`, phones zoom into a field. */
  size: { least: '.8125rem', small: '.875rem', ui: '.9375rem', touch: '1rem' },
  radius: { pill: '999px' },
  measure: { text: '65ch', wide: '44rem', grid: '72rem', form: '56rem' },
  motion: { fast: '120ms', menu: '180ms', page: '240ms', ease: 'cubic-bezier(.2,.8,.2,1)' },
} as const;

/** Font sizes that grow with the screen, from a phone to a wide desktop. */
export const steps = {
  '0': 'clamp(1.062rem,1.037rem + .114vw,1.125rem)',
  '1': 'clamp(1.254rem,1.191rem + .277vw,1.406rem)',
  '2': 'clamp(1.479rem,1.366rem + .506vw,1.758rem)',
  '3': 'clamp(1.746rem,1.561rem + .821vw,2.197rem)',
  '4': 'clamp(2.06rem,1.779rem + 1.248vw,2.747rem)',
  '5': 'clamp(2.431rem,2.021rem + 1.823vw,3.433rem)',
} as const;

/** The only shadow, for floating elements. */
export const floatShadow = '0 8px 30px rgb(0 0 0/.12)';
