import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

export const rows = style({ display: 'grid', gap: vars.space['24'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  gap: vars.space['8'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const name = style({ gridColumn: '1 / -1', fontWeight: 650 });
export const side = style({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  padding: vars.space['8'],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { borderColor: vars.color.accent, background: vars.color.accentSurface } },
});
export const choice = style({ display: 'flex', alignItems: 'center', gap: vars.space['8'], fontWeight: 500 });
export const words = style({
  maxBlockSize: 240,
  margin: 0,
  overflow: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const changed = style({ background: vars.color.warningSurface, color: vars.color.text });
export const picture = style({
  inlineSize: '100%',
  maxBlockSize: 240,
  objectFit: 'contain',
  borderRadius: vars.radius.control,
});
