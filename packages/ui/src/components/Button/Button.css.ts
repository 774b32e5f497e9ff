import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['8'],
  minHeight: '2.25rem',
  // With large text, the label needs the width of a small screen.
  padding: `0 min(${vars.space['16']}, 5vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.size.ui,
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:active': { translate: '0 1px' },
    '&[aria-disabled=true], &:disabled': { cursor: 'default', opacity: 0.65, translate: 'none' },
  },
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
});

const { color } = vars;
const deeper = (tone: string) => `color-mix(in oklab, ${tone}, ${color.text} 14%)`;

export const tones = styleVariants({
  primary: {
    background: color.accent,
    color: color.accentText,
    ':hover': { background: deeper(color.accent) },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  secondary: {
    background: color.raised,
    borderColor: color.control,
    color: color.text,
    ':hover': { borderColor: color.accent, color: color.accent },
  },
  quiet: {
    background: 'none',
    color: color.text,
    ':hover': { background: `color-mix(in oklab, transparent, ${color.text} 8%)` },
  },
  danger: {
    background: color.danger,
    color: color.dangerText,
    ':hover': { background: deeper(color.danger) },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
});

/** The normal and the pending label, one over the other: the wider one sets the width. */
export const words = style({ display: 'grid' });
globalStyle(`${words} > *`, {
  gridArea: '1 / 1',
  display: 'inherit',
  gridAutoFlow: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space['8'],
});
globalStyle(`${words} > [aria-hidden=true]`, { visibility: 'hidden' });

export const square = style({
  width: '2.25rem',
  padding: 0,
  flex: 'none',
  '@media': { [media.coarse]: { width: '2.75rem' } },
});

export const large = style({
  minHeight: '2.75rem',
  padding: `0 min(${vars.space['24']}, 7.5vw)`,
  fontSize: vars.size.ui,
});
