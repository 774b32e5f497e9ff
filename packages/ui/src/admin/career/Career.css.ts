import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const lead = style({ color: vars.color.muted, margin: 0, maxInlineSize: '65ch' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
});

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const sectionTitle = style({ fontSize: vars.size.ui, fontWeight: 650, margin: 0 });

export const none = style({ color: vars.color.muted, fontSize: vars.size.small, margin: 0 });

export const form = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  alignContent: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space['12'],
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 650,
});
