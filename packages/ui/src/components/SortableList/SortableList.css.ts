import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  selectors: {
    '&[data-state="lifted"]': {
      position: 'relative',
      zIndex: 1,
      borderRadius: vars.radius.card,
      background: vars.color.accentSurface,
      boxShadow: vars.shadow.float,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="lifted"]': { outline: '2px solid Highlight' } } },
  },
});

export const grip = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '[data-state="lifted"] &': { cursor: 'grabbing' } },
});

export const body = style({ flex: 1, minInlineSize: 0 });
