import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: 90,
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 16px))',
  padding: `${vars.space['4']} ${vars.space['8']}`,
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.background,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { display: 'none' },
  },
});
