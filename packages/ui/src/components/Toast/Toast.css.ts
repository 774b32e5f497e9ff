import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space['16'],
  insetInline: vars.space['16'],
  zIndex: 80,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', inlineSize: 400 } },
});

const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  padding: `${vars.space['8']} ${vars.space['8']} ${vars.space['8']} ${vars.space['16']}`,
  border: `1px solid ${vars.color.line}`,
  borderInlineStartWidth: 3,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  pointerEvents: 'auto',
  animation: `${rise} 180ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const toneClass = styleVariants({
  success: [toast, { borderInlineStartColor: vars.color.success }],
  undo: [toast, { borderInlineStartColor: vars.color.accent }],
  error: [toast, { borderInlineStartColor: vars.color.danger }],
});

export const glyph = styleVariants({
  success: { color: vars.color.success },
  undo: { color: vars.color.accent },
  error: { color: vars.color.danger },
});

export const message = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = style({
  minBlockSize: 36,
  padding: `0 ${vars.space['8']}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.accent,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { background: vars.color.accentSurface },
});

/** A live region; its toasts are laid out in the common column. */
export const lane = style({ display: 'contents' });
