import { globalStyle, style } from '@vanilla-extract/css';
import { fade, hiddenWhenAlone } from '../../theme/alone.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.size.ui,
  lineHeight: 1.45,
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space['8'],
  insetBlockStart: vars.space['8'],
  zIndex: 90,
  padding: vars.space['8'],
  background: vars.color.accent,
  color: vars.color.accentText,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

export const bar = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 56,
  paddingInline: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.background,
  '@media': {
    [media.phone]: { gap: vars.space['4'], paddingInline: vars.space['4'] },
    [media.tablet]: { paddingInline: vars.space['16'] },
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  minBlockSize: 44,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.phone]: { gap: vars.space['4'] } },
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: 38,
  maxBlockSize: 38,
  flex: 'none',
  '@media': { [media.phone]: { inlineSize: 24 } },
});

/** The last saved logo, which overrides the one in the document's own styles. */
export const present = style({});
globalStyle(`${present}${present} > svg`, { background: 'none' });
globalStyle(`${present}${present} path`, { display: 'inline' });

export const title = style({
  overflow: 'hidden',
  fontWeight: 650,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${home}:hover &`]: { color: vars.color.accent } },
  // Words are not broken: the longest just fits at 360 px. With larger letters the title takes three lines.
  '@media': {
    [media.phone]: {
      fontSize: vars.size.least,
      letterSpacing: '-.02em',
      lineHeight: 1.25,
      whiteSpace: 'normal',
      hyphens: 'auto',
      maxBlockSize: '3.75em',
    },
  },
});

/** Hidden on a phone to leave room for the title; the command palette has the themes. */
export const theme = style({ '@media': { [media.phone]: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gap: 0 } },
});

export const newPost = style({
  gap: vars.space['8'],
  minBlockSize: 44,
  '@media': { [media.phone]: { paddingInline: vars.space['12'] } },
});
/** On a phone only the icon is shown, to leave room for the title. */
export const newPostWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const user = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 44,
  padding: `0 ${vars.space['8']}`,
  '@media': { [media.phone]: { paddingInline: 6 } },
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { background: vars.color.surface },
});

/** Hidden on a phone to leave room for the title. */
export const arrow = style({ '@media': { [media.phone]: { display: 'none' } } });

export const name = style({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      clipPath: 'inset(50%)',
    },
  },
});

export const body = style({ display: 'flex', flex: 1, minInlineSize: 0 });

/** The desktop's drawer; on a phone CSS hides it, before any script has run. */
export const side = style({
  selectors: hiddenWhenAlone,
  transition: fade,
  display: 'none',
  position: 'sticky',
  insetBlockStart: 57,
  alignSelf: 'flex-start',
  blockSize: 'calc(100dvh - 57px)',
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space['16']} ${vars.space['12']} ${vars.space['96']}`,
  ':focus-visible': { outline: 'none' },
  '@media': { [media.tablet]: { padding: `${vars.space['24']} ${vars.space['24']} ${vars.space['96']}` } },
});

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: '100%',
  padding: vars.space['8'],
});

export const menuHead = style({
  padding: `${vars.space['8']} ${vars.space['12']}`,
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: 650,
  letterSpacing: '.02em',
});

export const menuList = style({ display: 'grid', gap: 2, listStyle: 'none' });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 40,
  paddingInline: vars.space['12'],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, transparent, ${vars.color.text} 6%)` },
    '&[aria-current="page"]': {
      background: vars.color.accentSurface,
      color: vars.color.accent,
      fontWeight: 500,
    },
  },
  '@media': { [media.coarse]: { minBlockSize: 48 } },
});

export const menuCount = style({
  minInlineSize: 24,
  marginInlineStart: 'auto',
  paddingInline: vars.space['8'],
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  textAlign: 'center',
});

export const menuFoot = style({ marginBlockStart: 'auto', padding: vars.space['8'] });
