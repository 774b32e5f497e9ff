import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 51,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  maxBlockSize: '85dvh',
  padding: vars.space['16'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.background,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  ':focus-visible': { outline: 'none' },
  animation: `${rise} 180ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

export const title = style({ fontSize: vars.step['0'], fontWeight: 650 });
