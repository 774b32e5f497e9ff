import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const editor = style({ display: 'grid', gap: vars.space['4'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
});

export const spacer = style({
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
});

export const area = style({
  selectors: { '&&': { minBlockSize: '28rem', maxBlockSize: 'none' } },
  fontFamily: vars.font.mono,
  fontSize: '.875rem',
  lineHeight: 1.6,
  tabSize: 2,
});
