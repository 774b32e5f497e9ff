import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';

export const facts = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['4'] });

export const trouble = style({ color: vars.color.danger });

export const answer = style({
  marginBlockStart: vars.space['4'],
  maxBlockSize: '8rem',
  overflow: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
