import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const notice = style({
  display: 'flex',
  gap: vars.space['12'],
  padding: `${vars.space['12']} ${vars.space['16']}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
});
export const icon = style({ marginTop: '.12em' });
export const text = style({ minWidth: 0 });

const tone = (ink: string, ground: string) => ({
  background: ground,
  borderColor: `color-mix(in oklab, transparent, ${ink} 30%)`,
});
export const tones = styleVariants({
  info: tone(color.accent, color.accentSurface),
  success: { ...tone(color.success, color.successSurface), color: color.success },
  warning: { ...tone(color.warning, color.warningSurface), color: color.warning },
  danger: { ...tone(color.danger, color.dangerSurface), color: color.danger },
});
