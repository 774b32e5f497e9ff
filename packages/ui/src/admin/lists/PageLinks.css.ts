import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });

export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 36,
  minBlockSize: 36,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface },
    '&[aria-current="page"]': {
      background: vars.color.accentSurface,
      color: vars.color.accent,
      fontWeight: 650,
    },
  },
  '@media': {
    [media.coarse]: { minInlineSize: 44, minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});

export const gap = style({ paddingInline: vars.space['8'], color: vars.color.muted });
