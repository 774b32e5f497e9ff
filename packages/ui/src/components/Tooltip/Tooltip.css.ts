import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });

export const bubble = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 6px)',
  insetInlineStart: '50%',
  zIndex: 40,
  inlineSize: 'max-content',
  maxInlineSize: 260,
  padding: `${vars.space['4']} ${vars.space['8']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.background,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateX(-50%)',
  transition: `opacity ${vars.motion.fast} 200ms`,
  selectors: {
    [`${anchor}:hover > &, ${anchor}:focus-within > &`]: { opacity: 1, visibility: 'visible' },
    [`${anchor}[data-state="closed"] > &`]: { opacity: 0, visibility: 'hidden' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
