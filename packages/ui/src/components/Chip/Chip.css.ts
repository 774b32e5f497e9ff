import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: 28,
  padding: `0 ${vars.space['12']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const active = style({
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
  selectors: {
    '&[aria-current]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
  },
  '@media': {
    [media.coarse]: { justifyContent: 'center', minWidth: 44, minHeight: 44 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderWidth: 3 } } },
  },
});

export const count = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${active}[aria-current] &`]: { color: 'inherit' } },
});
