import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space['4'],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 40,
  padding: `0 ${vars.space['12']}`,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: vars.color.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    // Forced colours also show a transparent border.
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingBlockStart: vars.space['16'] });
