import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  padding: '3px 4px',
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -1,
      borderColor: vars.color.accent,
    },
  },
});

export const tags = style({ display: 'contents', listStyle: 'none' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space['8'],
  borderRadius: 13,
  background: vars.color.accentSurface,
  color: vars.color.text,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 26,
  blockSize: 26,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  ':hover': { color: vars.color.danger },
  '@media': { [media.coarse]: { inlineSize: 44, blockSize: 44 } },
});

export const input = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  minBlockSize: 26,
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  fontSize: 'inherit',
  ':focus-visible': { outline: 'none' },
});
