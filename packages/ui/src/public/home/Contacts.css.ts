import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['32'],
  maxWidth: vars.measure.wide,
});

export const direct = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['16']} ${space['48']}`,
});
export const kind = style({
  display: 'block',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: color.muted,
});
export const address = style({ fontSize: vars.step['1'], fontWeight: 500, overflowWrap: 'anywhere' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  lineHeight: 1.45,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'none' },
  },
});
export const whole = style({ gridColumn: '1 / -1' });
export const foot = style({ gridColumn: '1 / -1', display: 'grid', gap: space['16'], justifyItems: 'start' });

/** For programs that fill in everything: a person never sees it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
