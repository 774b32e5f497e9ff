import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space['16'],
  inlineSize: '100%',
  maxInlineSize: 380,
  marginInline: 'auto',
  marginBlockStart: 'clamp(1rem, 8vh, 5rem)',
  padding: vars.space['24'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.background,
});

export const heading = style({ fontSize: vars.step['1'], fontWeight: 650 });
export const reason = style({ color: vars.color.muted });
