import { globalStyle, style } from '@vanilla-extract/css';
import { fade, hiddenWhenAlone } from '../../../theme/alone.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

/** One line at every width, as tall as it is: what is written below never moves. */
export const bar = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  position: 'sticky',
  insetBlockStart: 57,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  blockSize: 56,
  // Grows out of the page's padding, so that it touches the top bar and both sides.
  marginBlockStart: `calc(-1 * ${vars.space['16']})`,
  marginInline: `calc(-1 * ${vars.space['12']})`,
  paddingInline: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  '@media': {
    // Letters twice as large on a phone: it would take a third of the screen.
    [media.narrow]: { position: 'static', flexWrap: 'wrap', blockSize: 'auto' },
    [media.tablet]: {
      gap: vars.space['8'],
      marginBlockStart: `calc(-1 * ${vars.space['24']})`,
      marginInline: `calc(-1 * ${vars.space['24']})`,
      paddingInline: vars.space['24'],
    },
  },
});

export const languages = style({ display: 'flex', flex: 'none' });

/** The state of the save: what has no room is cut, and on a phone its picture is enough. */
export const state = style({ display: 'flex', flex: 1, minInlineSize: 0, overflow: 'hidden' });
globalStyle(`${state} > *`, { maxInlineSize: '100%', whiteSpace: 'nowrap' });
globalStyle(`${state} svg`, { flex: 'none' });
globalStyle(`${state} > * > span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

/** What a screen reader alone meets. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * A time is never cut: on a phone, and beside the state and the button of a change, its clock is enough, as the line
 * above the text tells the time.
 */
export const planned = style({
  display: 'flex',
  position: 'relative',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space['4'],
  color: vars.color.accent,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${planned} > span`, { '@media': { [media.phone]: unseen } });
globalStyle(`${planned}[data-state=changed] > span`, unseen);

export const actions = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.narrow]: { flexWrap: 'wrap', flex: '0 1 auto' } },
  alignItems: 'center',
  gap: vars.space['4'],
});
