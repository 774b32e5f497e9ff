import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surface, color: vars.color.text },
    '&[aria-pressed="true"], &[data-state="open"]': {
      background: vars.color.accentSurface,
      color: vars.color.accent,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
    '&:disabled': { cursor: 'default', opacity: 0.45 },
  },
  '@media': {
    [media.coarse]: { inlineSize: 44, blockSize: 44 },
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight' } },
    },
  },
});

export const danger = style({
  selectors: { '&:hover:not(:disabled)': { color: vars.color.danger, background: vars.color.dangerSurface } },
});
