import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const writer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space['16']} ${space['24']}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: vars.step['4'], letterSpacing: '-.02em', lineHeight: 1.15 });
export const headline = style({
  marginTop: space['4'],
  color: color.muted,
  lineHeight: 1.4,
  textWrap: 'balance',
});
export const about = style({ gridColumn: '1 / -1' });
export const way = style({ marginTop: space['16'] });
export const all = style({ marginTop: space['32'] });
export const allLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minHeight: 24,
});
