import { style } from '@vanilla-extract/css';
import { languageMark } from '../../theme/languageMark.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ listStyleType: "''", margin: 0, padding: 0, display: 'grid', gap: space['24'] });
export const large = style({ gap: space['32'] });

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: `${space['4']} ${space['24']}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const date = style({ fontSize: vars.size.small, lineHeight: 1.45, color: color.muted });
export const body = style({ minWidth: 0, display: 'grid', gap: space['4'] });

export const title = style([languageMark, { fontSize: vars.step['0'], lineHeight: 1.35 }]);
export const largeTitle = style([languageMark, { fontSize: vars.step['1'], lineHeight: 1.3 }]);

export const link = style({
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
  // Half of the space between two rows, so that the links leave no gap.
  '::after': {
    content: '',
    position: 'absolute',
    inset: '-.75rem -12px',
    borderRadius: vars.radius.card,
  },
  selectors: {
    [`${large} &::after`]: { insetBlock: '-1rem' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accent}` },
  },
});

export const summary = style({
  fontSize: vars.size.ui,
  lineHeight: 1.5,
  color: color.muted,
  maxWidth: vars.measure.text,
});
