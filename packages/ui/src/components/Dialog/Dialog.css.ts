import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  // No wider than the window, whatever is in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: `min(${vars.space['16']}, 3vw)`,
  overflowY: 'auto',
  background: 'rgb(0 0 0 / 0.45)',
  // Radix disables pointer events outside the panel.
  pointerEvents: 'auto',
  animation: `${appear} 240ms ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
  },
});

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['16'],
  inlineSize: '100%',
  padding: `min(${vars.space['24']}, 5vw)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.background,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  animation: `${rise} 240ms ${vars.motion.ease}`,
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});

export const dialogSizes = ['small', 'medium', 'wide'] as const;

export const content = styleVariants({
  small: [panel, { maxInlineSize: '26.25rem' }],
  medium: [panel, { maxInlineSize: '35rem' }],
  wide: [panel, { maxInlineSize: '65rem' }],
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space['12'] });

export const title = style({
  flex: 1,
  margin: 0,
  fontSize: vars.step['1'],
  fontWeight: 650,
  lineHeight: 1.3,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const description = style({
  margin: 0,
  color: vars.color.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const close = style({ marginBlock: -6, marginInlineEnd: -6 });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['8'],
  paddingBlockStart: vars.space['4'],
});
