import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  overflowY: 'auto',
  maxBlockSize: 'min(60dvh, 26rem)',
  marginBlockStart: vars.space['8'],
  scrollPaddingBlock: vars.space['24'],
});

export const group = style({
  padding: `${vars.space['8']} ${vars.space['12']} ${vars.space['4']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const option = style({
  display: 'flex',
  // The hint of a title wraps below it rather than cut one of its words.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['12'],
  minBlockSize: 36,
  padding: `${vars.space['4']} ${vars.space['12']}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.accentSurface,
      color: vars.color.accent,
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const label = style({
  flex: 1,
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
});

export const hint = style({ color: vars.color.muted, fontSize: vars.size.small, whiteSpace: 'nowrap' });

export const note = style({ padding: vars.space['12'], color: vars.color.muted });

export const keys = style({
  display: 'grid',
  // As wide as the widest key of all groups, so that the descriptions align.
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const key = style({
  justifySelf: 'start',
  padding: '1px 8px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
});

export const keysHead = style({
  marginBlock: `${vars.space['16']} ${vars.space['8']}`,
  fontSize: vars.size.ui,
  ':first-child': { marginBlockStart: 0 },
});

export const what = style({ margin: 0 });
