import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ display: 'grid', listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const opener = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space['8'],
  inlineSize: '100%',
  minBlockSize: 44,
  padding: `${vars.space['8']} ${vars.space['4']}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.surface },
});

export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.pill,
  alignSelf: 'center',
  selectors: { '&[data-state="unread"]': { background: vars.color.accent } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="unread"]': { border: '4px solid Highlight' } } },
  },
});

export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});
export const name = style({
  color: vars.color.text,
  selectors: { '[data-state="unread"] &': { fontWeight: 650 } },
});
export const when = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['12'],
  color: vars.color.muted,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
});
export const answered = style({
  display: 'flex',
  alignItems: 'center',
  // only the time is on the baseline of the text
  alignSelf: 'center',
  gap: vars.space['4'],
});
/** On a phone only the icon is shown, to leave room for the visitor's text. */
export const answeredWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const open = style({
  display: 'grid',
  gridColumn: 2,
  gap: vars.space['16'],
  padding: `${vars.space['4']} ${vars.space['4']} ${vars.space['16']} 22px`,
});
export const words = style({
  maxInlineSize: vars.measure.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** A visitor's address: shown whole, and distinguished from text by more than colour. */
export const textLink = style({ color: vars.color.accent, textDecoration: 'underline' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });
/** A sent reply is set apart from the visitor's text. */
export const reply = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingInlineStart: vars.space['16'],
  borderInlineStart: `2px solid ${vars.color.line}`,
});
export const replyForm = style({
  display: 'grid',
  gap: vars.space['12'],
  maxInlineSize: vars.measure.text,
});
