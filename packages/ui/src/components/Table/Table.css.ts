import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: '.8125rem',
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { selectors: { 'thead &': { display: 'none' } } } },
});

export const row = style({
  selectors: { 'tbody &:hover': { background: vars.color.surface } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
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
  '@media': { [media.phone]: { gridColumn: 1, padding: `2px ${vars.space['4']}`, border: 0 } },
});

export const actions = style([
  cell,
  {
    inlineSize: 1,
    whiteSpace: 'nowrap',
    textAlign: 'end',
    '@media': { [media.phone]: { gridColumn: 2, gridRow: '1 / span 2', inlineSize: 'auto' } },
  },
]);
