import { style } from '@vanilla-extract/css';
import { languageMark } from '../../theme/languageMark.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;
const bare = { listStyleType: "''", margin: 0, padding: 0 } as const;

export const filter = style({
  ...bare,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  marginBottom: space['32'],
  '@media': { [media.print]: { display: 'none' } },
});

export const cards = style({
  ...bare,
  display: 'grid',
  gap: `${space['48']} ${space['32']}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  overflowWrap: 'anywhere',
  position: 'relative',
  display: 'grid',
  gap: space['16'],
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
});

export const wide = style({
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: space['32'],
      alignItems: 'end',
    },
  },
});

export const frame = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

export const cover = style({
  transition: `scale ${vars.motion.page} ${vars.motion.ease}`,
  // Touch has no end of hover, so the card would stay enlarged.
  '@media': { '(hover: hover)': { selectors: { [`${card}:hover &`]: { scale: '1.015' } } } },
});

/** Without a picture, the initial on squared paper keeps the rhythm of the grid. */
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  fontSize: vars.step['5'],
  fontWeight: 650,
  color: color.accent,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  backgroundImage: `linear-gradient(${color.line} 1px, transparent 1px), linear-gradient(90deg, ${color.line} 1px, transparent 1px)`,
  backgroundSize: '2rem 2rem',
  backgroundPosition: 'center',
});

export const body = style({ minWidth: 0, display: 'grid', gap: space['8'] });

export const name = style([languageMark, { fontSize: vars.step['1'] }]);
export const rowName = style([languageMark, { fontSize: vars.step['0'], lineHeight: 1.45 }]);

export const stretched = style({
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accent}`, outlineOffset: '4px' },
  },
});

export const summary = style({ fontSize: vars.size.ui, lineHeight: 1.5 });
export const facts = style({ fontSize: vars.size.small, lineHeight: 1.45, color: color.muted });

export const links = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['16'],
  width: 'fit-content',
  fontSize: vars.size.ui,
});
export const link = style({
  display: 'inline-block',
  minHeight: 24,
  // In print, addresses of links are written out.
  '@media': { [media.print]: { '::after': { content: '" " attr(href)', overflowWrap: 'anywhere' } } },
});

/** The table of other projects. */
export const rows = style({ ...bare, marginTop: space['48'], borderBottom: `1px solid ${color.line}` });

export const row = style({
  overflowWrap: 'anywhere',
  position: 'relative',
  display: 'grid',
  gap: `${space['4']} ${space['24']}`,
  padding: `${space['16']} 0`,
  borderTop: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '6rem minmax(0, 1fr) minmax(0, 16rem) 9rem',
      alignItems: 'baseline',
    },
  },
});

export const rowBody = style({ minWidth: 0, display: 'grid', gap: space['4'] });
export const year = style({ fontSize: vars.size.ui, color: color.muted, fontVariantNumeric: 'tabular-nums' });
export const more = style({ marginTop: space['24'], '@media': { [media.print]: { display: 'none' } } });
