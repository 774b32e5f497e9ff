import { globalStyle, style } from '@vanilla-extract/css';
import { fade, hiddenWhenAlone } from '../../../theme/alone.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

/** One line of fixed height at every width, so that the text below never moves. */
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
  // Extends over the page's padding to touch the top bar and both sides.
  marginBlockStart: `calc(-1 * ${vars.space['16']})`,
  marginInline: `calc(-1 * ${vars.space['12']})`,
  paddingInline: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  '@media': {
    // With letters twice as large it would take a third of a phone's screen.
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
// Leaves room for the save state, and for the mark of a second writer.
globalStyle(`${languages} > *`, {
  '@media': { [media.phone]: { minInlineSize: 44, paddingInline: vars.space['8'] } },
});

/** The save state: truncated when there is no room; on a phone only its icon is shown. */
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

/** Visible to screen readers only. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * The scheduled time is never truncated: on a phone, or next to a changed state and its button, only the clock is
 * shown, since the line above the text states the time.
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
