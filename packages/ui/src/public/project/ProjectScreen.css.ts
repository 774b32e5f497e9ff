import { globalStyle, style } from '@vanilla-extract/css';
import { roomAfter } from '../../theme/room.css.ts';
import { sideNote } from '../../theme/sideNote.ts';
import { languageMark } from '../../theme/languageMark.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const article = style({
  minWidth: 0,
  paddingTop: space['24'],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { paddingTop: space['48'] } },
});

export const back = style({
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  marginBottom: space['16'],
  '@media': { [media.print]: { display: 'none' } },
});

export const top = style({ display: 'grid', gap: space['16'], justifyItems: 'start' });

export const summary = style({
  maxWidth: vars.measure.wide,
  fontSize: vars.step['1'],
  lineHeight: 1.45,
  color: color.muted,
});

/** The figure and its text, on one line if there is room. */
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['16'],
  marginTop: space['16'],
  paddingInlineStart: space['16'],
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: vars.step['1'],
  lineHeight: 1.35,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
export const figure = style({
  fontSize: vars.step['5'],
  fontWeight: 650,
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});

export const cover = style({
  position: 'relative',
  marginTop: space['32'],
  '@media': { [media.desktop]: { marginTop: space['48'] } },
});

/** A column of facts and the text; on a phone the facts come first, two in a row. */
export const columns = style({
  // The page's room to the right of the text, without the scroll bar.
  vars: { [roomAfter]: 'clamp(0rem, 100vw - 66rem, 10rem)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  marginTop: space['32'],
  paddingTop: space['24'],
  borderTop: `1px solid ${color.text}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `15rem minmax(0, ${vars.measure.wide})`,
      columnGap: space['48'],
      marginTop: space['48'],
    },
  },
});
// The facts are on the other side.
globalStyle(`${article} ${columns} > * > aside`, sideNote('right', 10));

export const facts = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: `${space['16']} ${space['24']}`,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      top: space['32'],
      alignSelf: 'start',
    },
  },
});
export const fact = style({ minWidth: 0, breakInside: 'avoid' });
export const broad = style({ gridColumn: '1 / -1' });
export const factName = style({ fontSize: vars.size.small, color: color.muted });
export const factValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space['16'] });

export const posts = style({ listStyleType: "''", margin: 0, padding: 0 });
export const postTitle = style([languageMark, { fontSize: vars.step['0'], lineHeight: 1.35 }]);

export const postLink = style({
  display: 'inline-block',
  paddingBlock: space['12'],
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
});

export const end = style({
  display: 'grid',
  gap: space['32'],
  marginTop: space['64'],
  paddingTop: space['24'],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});
