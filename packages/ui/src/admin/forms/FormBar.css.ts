import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 57,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  // Extends over the page's padding to touch the top bar and both sides.
  marginBlockStart: `calc(-1 * ${vars.space['16']})`,
  marginInline: `calc(-1 * ${vars.space['12']})`,
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  '@media': {
    // Sticky, it would take a third of the screen.
    [media.narrow]: { position: 'static' },
    [media.tablet]: {
      marginBlockStart: `calc(-1 * ${vars.space['24']})`,
      marginInline: `calc(-1 * ${vars.space['24']})`,
      paddingInline: vars.space['24'],
    },
  },
});

export const heading = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: vars.step['0'],
  fontWeight: 650,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['12'] });

export const form = style({
  display: 'grid',
  gap: vars.space['24'],
  maxInlineSize: '80rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const shared = style({
  display: 'grid',
  gap: vars.space['16'],
  padding: vars.space['16'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sharedHead = style({
  // A legend is drawn on the frame of its fieldset; floated, it is an ordinary first row.
  float: 'inline-start',
  inlineSize: '100%',
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space['8'],
  fontSize: vars.step['0'],
  fontWeight: 650,
});
export const sharedNote = style({ color: vars.color.muted, fontSize: vars.size.small, fontWeight: 400 });
export const whole = style({ gridColumn: '1 / -1' });
export const checks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['24']}`,
});
export const pair = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
