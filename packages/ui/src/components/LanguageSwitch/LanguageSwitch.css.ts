import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const pair = style({ display: 'flex', gap: vars.space['12'] });

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: 500 } },
  '@media': {
    [media.phone]: { minHeight: 44 },
    // Next to a menu there is room for only one link, the one to the other language.
    '(max-width: 54.99em)': { selectors: { '&[aria-current]': { display: 'none' } } },
  },
});
