import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
  padding: `${vars.space['8']} ${vars.space['12']}`,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
  background: vars.color.dangerSurface,
  color: vars.color.text,
});

export const glyph = style({ color: vars.color.danger });
export const words = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const safe = style({ color: vars.color.muted, fontSize: vars.size.small });
