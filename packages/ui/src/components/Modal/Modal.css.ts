import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const modal = style({
  inlineSize: 'min(44rem, 100% - 2rem)',
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 2rem)',
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.text,
  background: color.background,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  '::backdrop': { background: 'rgb(0 0 0/.45)' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${rise} ${vars.motion.page} ${vars.motion.ease}`,
    },
    [media.phone]: {
      inlineSize: '100%',
      maxBlockSize: '100dvh',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
});

export const content = style({
  padding: space['32'],
  '@media': { [media.phone]: { padding: space['16'], paddingTop: space['64'] } },
});

export const close = style({
  position: 'sticky',
  float: 'inline-end',
  top: space['8'],
  zIndex: 1,
  margin: space['8'],
});

// The page behind stays where it is.
globalStyle(`html:has(.${modal}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' });
