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
/** Two fields with a common name and note; either is enough. */
export const group = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  gap: `${space['8']} ${space['16']}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  padding: 0,
  paddingBottom: space['8'],
  fontWeight: 500,
  fontSize: vars.size.ui,
});
export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const quote = style({
  margin: 0,
  paddingInlineStart: space['16'],
  borderInlineStart: `2px solid ${color.line}`,
  color: color.muted,
  whiteSpace: 'pre-line',
});
export const whole = style({ gridColumn: '1 / -1' });
export const foot = style({ gridColumn: '1 / -1', display: 'grid', gap: space['16'], justifyItems: 'start' });

/** A field for bots that fill in everything; invisible to people. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-100vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
