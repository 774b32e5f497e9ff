import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space['16'],
  maxInlineSize: '72rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['12'] });

export const heading = style({
  flex: '1 1 auto',
  fontSize: vars.step['1'],
  fontWeight: 650,
  letterSpacing: '-0.01em',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'] });

export const lead = style({ color: vars.color.muted, maxInlineSize: vars.measure.text });

export const card = style({
  display: 'grid',
  gap: vars.space['12'],
  alignContent: 'start',
  padding: vars.space['16'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const cardHead = style({ fontSize: vars.step['0'], fontWeight: 650 });

export const cards = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Cards stacked in a column. */
export const column = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const rows = style({ display: 'grid', listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  paddingBlock: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const rowMain = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.muted, fontSize: vars.size.small });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space['12'] });
