import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

/** An entry next to its drag handle: checkbox, texts, menu. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 44,
  paddingBlock: vars.space['4'],
});

export const about = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** The parts of the CV, two side by side where there is room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});
export const linkLanguage = style({
  flexBasis: '100%',
  color: vars.color.muted,
  '@media': { [media.tablet]: { flexBasis: '8rem' } },
});
/** Both languages, one below the other. */
export const links = style({ display: 'grid', gap: vars.space['12'] });
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: "''" });
/** Quiet buttons, aligned with the name above by their text. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  marginInlineStart: `calc(-1 * ${vars.space['12']})`,
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
});
