import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/theme.css.ts';

export const layout = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 50em)': { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
});
export const list = style({
  display: 'grid',
  gap: vars.space['4'],
  maxBlockSize: '24rem',
  padding: 2,
  overflowY: 'auto',
  listStyle: 'none',
});
export const entry = style({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: vars.space['8'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.small,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.control },
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.color.accent, background: vars.color.accentSurface },
  },
});
export const when = style({ fontWeight: 500 });
export const facts = style({ color: vars.color.muted });
export const naming = style({ display: 'grid', gap: vars.space['8'], justifyItems: 'start' });
export const detail = style({
  display: 'grid',
  gap: vars.space['12'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
