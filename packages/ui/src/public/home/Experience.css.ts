import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** Where the entries are tabs: not on paper, and not where nothing would answer the press of a tab. */
const asTabs = `screen and (scripting: enabled) and ${media.desk}`;

/** The tabs stand under the section's name, the entries beside both. */
export const tabbed = style({ '@media': { [asTabs]: { display: 'contents' } } });

export const tabs = style({
  display: 'none',
  '@media': {
    [asTabs]: {
      display: 'grid',
      gridColumn: 1,
      alignContent: 'start',
      gap: space['4'],
      marginInlineStart: '-.75rem',
    },
  },
});

export const tab = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space['8']} ${space['12']}`,
  border: 0,
  borderInlineStart: '2px solid transparent',
  background: 'transparent',
  fontSize: vars.size.ui,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { color: color.accent },
  selectors: {
    '&[aria-selected=true]': { color: color.accent, borderColor: color.accent, fontWeight: 500 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } },
  },
});
export const years = style({ fontWeight: 400, color: color.muted });

export const list = style({
  display: 'grid',
  gap: space['48'],
  '@media': { [asTabs]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const entry = style({
  display: 'grid',
  gap: `${space['8']} ${space['32']}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
    // All in one place, as high as the highest: what stands below does not jump.
    [asTabs]: { selectors: { [`${tabbed} &`]: { gridArea: '1 / 1', alignContent: 'start' } } },
  },
});

export const rest = style({ '@media': { [asTabs]: { visibility: 'hidden' } } });

export const dates = style({
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  paddingTop: '.35em',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const now = style({ color: color.accent, fontWeight: 500 });
export const body = style({ minWidth: 0, display: 'grid', gap: space['8'] });
export const job = style({ fontSize: vars.step['1'] });
export const company = style({ fontSize: vars.size.ui, lineHeight: 1.45 });
export const place = style({ color: color.muted });
export const technologies = style({ fontSize: vars.size.small, lineHeight: 1.45, color: color.muted });
