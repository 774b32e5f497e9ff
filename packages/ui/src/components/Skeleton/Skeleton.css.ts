import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Invisible for 200 ms, so that a fast response never shows it. */
export const shell = style({
  display: 'grid',
  gap: vars.space['12'],
  animation: `${appear} ${vars.motion.menu} 200ms both`,
});

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.control,
  background: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
