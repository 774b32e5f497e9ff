import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const page = style({ minWidth: 0 });

/** The name and contacts; downloads are next to them if there is room. */
export const head = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space['24']} ${space['48']}`,
  paddingTop: space['24'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      paddingTop: space['48'],
    },
    [media.print]: { paddingTop: 0 },
  },
});
export const name = style({ fontSize: vars.step['5'], lineHeight: 1.1, letterSpacing: '-.02em' });
export const headline = style({
  selectors: { '&:empty': { display: 'none' } },
  marginTop: space['8'],
  fontSize: vars.step['1'],
  lineHeight: 1.3,
  color: color.muted,
  textWrap: 'balance',
});
export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['4']} ${space['24']}`,
  marginTop: space['16'],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.ui,
  lineHeight: 1.45,
});
export const available = style({ marginTop: space['12'], fontSize: vars.size.ui, fontWeight: 500 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['12']} ${space['16']}`,
  fontSize: vars.size.ui,
  '@media': { [media.print]: { display: 'none' } },
});

/** The jobs, and next to them short sections: skills, languages and the like. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['48'],
  marginTop: space['32'],
  paddingTop: space['24'],
  borderTop: `1px solid ${color.text}`,
  '@media': {
    [media.desktop]: { marginTop: space['48'], paddingTop: space['32'] },
    [media.print]: { display: 'block', marginTop: space['16'], paddingTop: space['12'] },
  },
});
export const two = style([
  columns,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space['64'] },
    },
  },
]);
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['48'],
  minWidth: 0,
  '@media': { [media.print]: { display: 'block' } },
});

export const section = style({
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { marginBottom: space['16'] } },
});
export const sectionTitle = style({
  marginBottom: space['16'],
  fontSize: vars.step['2'],
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  breakAfter: 'avoid',
});
export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['32'] });
export const closeEntries = style([entries, { gap: space['16'] }]);

/** The dates on the left, the description on the right. */
export const dated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space['4']} ${space['32']}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)' } },
});
export const plain = style({ breakInside: 'avoid' });
export const dates = style({
  paddingTop: '.2em',
  color: color.muted,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});
export const body = style({ display: 'grid', gap: space['4'], alignContent: 'start', minWidth: 0 });
export const title = style({ fontSize: vars.step['0'], fontWeight: 650, lineHeight: 1.35 });
export const under = style({ fontSize: vars.size.ui, lineHeight: 1.45 });
export const text = style({
  maxWidth: vars.measure.wide,
  marginTop: space['4'],
  fontSize: vars.size.ui,
  lineHeight: 1.55,
});
export const small = style({ color: color.muted, fontSize: vars.size.small, lineHeight: 1.45 });
export const points = style({
  margin: `${space['4']} 0 0`,
  paddingInlineStart: '1.2em',
  fontSize: vars.size.ui,
  lineHeight: 1.5,
});
export const quote = style({
  margin: 0,
  paddingInlineStart: space['16'],
  borderInlineStart: `3px solid ${color.accent}`,
});
