import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { lit } from '../../components/Mark/Mark.css.ts';
import { roomAfter, roomBefore } from '../../theme/room.css.ts';
import { sideNote } from '../../theme/sideNote.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** The text is a column in the middle; from 1200 px the contents are to its right, and the text does not move. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.wide}) minmax(0, 1fr)`,
  columnGap: space['32'],
  paddingTop: space['32'],
  '@media': {
    [media.desktop]: { paddingTop: space['64'] },
    '(max-width: 74.99em)': { columnGap: 0 },
  },
});

// The lit half of the blog's mark comes to the other while a post is read; at its end they are one disc.
const meet = keyframes({ to: { translate: '-2px -4px' } });
globalStyle(`:root[data-face=blog]:has(${article}) ${lit}`, {
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': { [media.motion]: { animation: `${meet} linear both`, animationTimeline: 'scroll(root)' } },
    },
  },
});

const middle = { gridColumn: 2, minWidth: 0 } as const;

export const top = style({ ...middle, display: 'grid', gap: space['16'], overflowWrap: 'anywhere' });
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['4']} ${space['16']}`,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  color: color.muted,
});
export const byline = style({ color: color.text });
export const summary = style({ fontSize: vars.step['1'], lineHeight: 1.45, color: color.muted });
export const cover = style({ ...middle, position: 'relative', marginTop: space['32'] });
/** Room on each side that keeps the text centred, without the scroll bar. */
const room = 'clamp(0rem, 50vw - 24rem, 5rem)';
export const text = style({
  ...middle,
  marginTop: space['32'],
  vars: { [roomBefore]: room, [roomAfter]: room },
});
// The contents are on the other side.
globalStyle(`${article} ${text} > * > aside`, sideNote('left', 12));

export const contents = style({
  ...middle,
  marginTop: space['32'],
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  '@media': {
    [media.wide]: {
      gridColumn: 3,
      gridRow: '1 / span 4',
      marginTop: 0,
      position: 'sticky',
      top: space['32'],
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      paddingInlineStart: space['16'],
    },
    [media.print]: { display: 'none' },
  },
});

// Next to the contents, a wide figure extends to the other side.
globalStyle(`${contents} ~ ${text}`, {
  '@media': { [media.wide]: { vars: { [roomBefore]: '10rem', [roomAfter]: '0px' } } },
});

export const fold = style({
  // On a wide screen the contents are always shown, even if the disclosure is closed.
  selectors: {
    '&::details-content': { '@media': { [media.wide]: { contentVisibility: 'visible', display: 'block' } } },
  },
  '@media': {
    '(max-width: 74.99em)': {
      padding: `${space['12']} ${space['16']}`,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const contentsTitle = style({
  minHeight: 24,
  fontWeight: 500,
  cursor: 'pointer',
  '@media': { [media.wide]: { color: color.muted, listStyle: 'none' } },
});

export const contentsList = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  paddingTop: space['8'],
  display: 'grid',
  overflowWrap: 'anywhere',
});
export const deeper = style({});
globalStyle(`${deeper} > a`, { paddingInlineStart: space['24'] });
export const contentsLink = style({
  display: 'block',
  padding: `${space['4']} ${space['12']}`,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': { color: color.accent, borderColor: color.accent, fontWeight: 500 },
  },
});

export const end = style({
  ...middle,
  display: 'grid',
  gap: space['48'],
  marginTop: space['64'],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
export const author = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['16'],
  paddingTop: space['24'],
  borderTop: `1px solid ${color.line}`,
});
export const authorWords = style({ display: 'grid', gap: space['12'] });
export const authorName = style({ fontWeight: 500, lineHeight: 1.45 });
export const authorHeadline = style({ fontSize: vars.size.ui, lineHeight: 1.45, color: color.muted });
export const reply = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['8']} ${space['24']}`,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
});
export const related = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space['12'],
});
export const relatedDate = style({
  display: 'block',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: color.muted,
});
