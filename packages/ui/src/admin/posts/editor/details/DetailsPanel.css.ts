import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/theme.css.ts';

/** Next to the text, below the bars; scrolls on its own when taller than the window. */
export const panel = style({
  position: 'sticky',
  insetBlockStart: 120,
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: 'calc(100dvh - 140px)',
  padding: vars.space['16'],
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});
export const heading = style({ fontSize: vars.step['0'], fontWeight: 650 });

export const fields = style({
  display: 'grid',
  gap: vars.space['16'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The two times of a text belong together. */
export const dates = style({ display: 'grid', gap: vars.space['12'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const card = style({
  display: 'grid',
  gap: 2,
  padding: vars.space['12'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
});
export const cardAddress = style({ color: vars.color.muted, fontSize: vars.size.small });
export const cardTitle = style({ color: vars.color.accent, fontWeight: 500 });
export const cardText = style({ fontSize: vars.size.small });
export const short = style({ selectors: { '&&': { minBlockSize: '4.5rem' } } });
