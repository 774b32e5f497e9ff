import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** The width of the navigation drawer in pixels (docs/behaviour.md, B38). */
const drawerWidth = 240;

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: 'rgb(0 0 0 / 0.45)',
  pointerEvents: 'auto',
  animation: `${appear} 180ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const temporary = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 51,
  inlineSize: drawerWidth,
  maxInlineSize: '85vw',
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  animation: `${slide} 180ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const permanent = style({
  inlineSize: drawerWidth,
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const hiddenTitle = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
