import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space['16'], inlineSize: '100%' });

export const problem = style({
  display: 'flex',
  gap: vars.space['8'],
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderRadius: vars.radius.control,
  background: vars.color.dangerSurface,
  color: vars.color.danger,
});

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  color: vars.color.warning,
  fontSize: vars.size.small,
});
