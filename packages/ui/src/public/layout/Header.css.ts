import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['32'],
  width: '100%',
  maxWidth: `calc(${vars.measure.grid} + 3rem)`,
  minHeight: 64,
  margin: '0 auto',
  padding: `${vars.space['8']} ${vars.space['24']}`,
  '@media': {
    [media.phone]: { padding: `${vars.space['8']} ${vars.space['16']}`, columnGap: vars.space['16'] },
    [media.print]: { display: 'none' },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minWidth: 0,
  minHeight: 44,
  // A long name wraps: an ellipsis would hide part of it from readers who increase letter spacing.
  overflowWrap: 'anywhere',
  marginInlineEnd: 'auto',
  color: vars.color.text,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  '@media': { [media.phone]: { flex: '1 1 0' } },
});

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['24'],
  '@media': {
    [media.phone]: { order: 1, width: '100%', columnGap: vars.space['16'] },
  },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: 500 } },
  '@media': { [media.coarse]: { minHeight: 44 } },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space['8'] });
