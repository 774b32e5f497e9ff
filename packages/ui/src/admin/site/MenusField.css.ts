import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const menus = style({
  display: 'grid',
  gap: vars.space['24'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const menu = style({ display: 'grid', gap: vars.space['8'], alignContent: 'start', minInlineSize: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  minBlockSize: '2.25rem',
});
export const title = style({ margin: 0, fontSize: vars.size.small, fontWeight: 650 });
export const list = style({ display: 'grid', gap: vars.space['4'], margin: 0, listStyleType: "''" });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space['4'],
  overflowWrap: 'anywhere',
});
export const names = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space['8'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
