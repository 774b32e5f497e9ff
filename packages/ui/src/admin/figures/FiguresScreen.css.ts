import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const periods = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['8'], listStyle: 'none' });
export const period = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: vars.space['16'],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.size.ui,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
  },
});

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['8']} ${vars.space['48']}`,
});
export const total = style({ display: 'flex', flexDirection: 'column-reverse' });
export const totalName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  color: vars.color.muted,
  fontSize: vars.size.small,
});
export const totalValue = style({
  margin: 0,
  fontSize: vars.step['3'],
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const plot = style({
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const bars = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 180,
  borderBlock: `1px solid ${vars.color.line}`,
});
export const viewsBar = style({ fill: vars.color.control });
export const visitorsBar = style({ fill: vars.color.accent });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const ranks = style({ display: 'grid', gap: vars.space['8'], listStyle: 'none' });
export const rank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space['12']}`,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const rankName = style({ overflowWrap: 'anywhere' });
export const rankBar = style({ gridColumn: '1 / -1', display: 'block', inlineSize: '100%', blockSize: 6 });
export const rest = style({ fill: vars.color.line });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space['8'],
  color: vars.color.accent,
  fontSize: vars.size.small,
  cursor: 'pointer',
});
