import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontWeight: 500,
  textAlign: 'start',
});

export const headRows = style({ '@media': { [media.phone]: { display: 'none' } } });

export const row = style({
  position: 'relative',
  selectors: { 'tbody &:hover': { background: vars.color.surface } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingBlock: vars.space['8'],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const cell = style({
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: 400,
  '@media': {
    [media.phone]: {
      gridColumn: 2,
      padding: `2px ${vars.space['4']}`,
      border: 0,
      selectors: {
        '&:empty': { display: 'none' },
        '&[data-title]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['8'] },
        '&[data-title]::before': { content: 'attr(data-title)', flex: 'none', color: vars.color.muted },
      },
    },
  },
});

export const actions = style([
  cell,
  {
    inlineSize: 1,
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '@media': { [media.phone]: { gridColumn: 3, gridRow: '1 / span 2', inlineSize: 'auto' } },
  },
]);

/** The link in the cell that names the row covers the whole row, so that a press anywhere opens it. */
export const heading = style([cell, { fontWeight: 500 }]);
globalStyle(`${heading} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${heading} a:hover`, { color: vars.color.accent, textDecoration: 'underline' });
globalStyle(`${heading} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${heading} a:focus-visible`, { outline: 'none' });
globalStyle(`${heading} a:focus-visible::after`, {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: -2,
});
globalStyle(`${actions} > *`, { position: 'relative', zIndex: 1 });

export const select = style([
  cell,
  {
    inlineSize: 1,
    paddingInline: 0,
    '@media': {
      [media.phone]: { gridColumn: 1, gridRow: '1 / span 2', inlineSize: 'auto', paddingBlock: 0 },
    },
  },
]);
