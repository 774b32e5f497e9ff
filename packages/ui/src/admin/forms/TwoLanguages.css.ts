import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const panes = style({ display: 'grid', gap: vars.space['24'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const both = style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['16'],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 36,
  paddingBlockEnd: vars.space['4'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style({ fontSize: vars.size.ui, fontWeight: 650 });
export const headEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginInlineStart: 'auto',
});
