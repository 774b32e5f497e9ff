import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** The title's link covers the whole row, so a press anywhere opens the item. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"main menu" "facts menu"',
  alignItems: 'center',
  columnGap: vars.space['12'],
  rowGap: vars.space['4'],
  paddingBlock: vars.space['8'],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"main facts menu"',
    },
  },
});

export const main = style({ gridArea: 'main', display: 'grid', minInlineSize: 0 });

export const title = style({
  color: vars.color.text,
  fontWeight: 500,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const detail = style({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
});

/** Above the link that covers the row. */
export const hidden = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
});

/** The order of the whole list, and the actions on it. */
export const orderNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['8'],
  minBlockSize: 36,
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const when = style({
  position: 'relative',
  zIndex: 1,
  '@media': { [media.desktop]: { minInlineSize: '8.5rem', textAlign: 'end' } },
});

export const menu = style({ gridArea: 'menu', position: 'relative', zIndex: 1 });
