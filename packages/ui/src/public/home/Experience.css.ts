import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space['48'] });

export const entry = style({
  display: 'grid',
  gap: `${space['8']} ${space['32']}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': { [media.tablet]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)' } },
});

export const dates = style({
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  paddingTop: '.35em',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const now = style({ color: color.accent, fontWeight: 500 });
export const body = style({ minWidth: 0, display: 'grid', gap: space['8'] });
export const company = style({ fontSize: vars.size.ui, lineHeight: 1.45 });
export const place = style({ color: color.muted });
