import { style } from '@vanilla-extract/css';
import { languageMark } from '../../theme/languageMark.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const year = style({
  marginTop: space['32'],
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: space['24'] },
  },
});
/** Stays visible next to a long year. */
export const heading = style({
  fontSize: vars.step['1'],
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  marginBottom: space['8'],
  '@media': { [media.tablet]: { position: 'sticky', top: space['16'], alignSelf: 'start', marginBottom: 0 } },
});
export const number = style({
  marginInlineStart: space['8'],
  color: color.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
});

export const titles = style({ listStyleType: "''", margin: 0, padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: space['12'],
  alignItems: 'baseline',
  paddingBlock: space['4'],
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
export const day = style({ fontSize: vars.size.small, color: color.muted });
export const title = style([languageMark, { lineHeight: 1.4 }]);
export const link = style({
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline' },
});
