import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style({
  // A long menu scrolls within the window.
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  zIndex: 70,
  minInlineSize: 200,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  padding: vars.space['4'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
  animation: `${rise} 180ms ${vars.motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 36,
  padding: `${vars.space['4']} ${vars.space['12']}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.accentSurface,
      color: vars.color.accent,
      outline: '2px solid transparent',
    },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'default' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const danger = style({
  color: vars.color.danger,
  selectors: { '&[data-highlighted]': { background: vars.color.dangerSurface, color: vars.color.danger } },
});

export const separator = style({ blockSize: 1, margin: `${vars.space['4']} 0`, background: vars.color.line });

export const label = style({
  padding: `${vars.space['8']} ${vars.space['12']} ${vars.space['4']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
});
