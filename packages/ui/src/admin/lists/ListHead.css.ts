import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** Sticks below the panel's top bar while the rows scroll under it. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 57,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: 48,
  paddingBlock: 2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  selectors: {
    '&[data-state="marked"]': {
      borderRadius: vars.radius.control,
      borderBlockEndColor: 'transparent',
      background: vars.color.accentSurface,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="marked"]': { outline: '2px solid Highlight' } } },
  },
});

export const amount = style({
  flex: '1 1 0',
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${head}[data-state="marked"] &`]: { flex: 'none', color: vars.color.text, fontWeight: 500 },
  },
});

/** On a phone below the count and the clear button, otherwise between them. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  order: 1,
  flex: '1 1 100%',
  '@media': {
    [media.tablet]: { order: 0, flex: '1 1 0', marginInlineStart: vars.space['8'] },
  },
});
